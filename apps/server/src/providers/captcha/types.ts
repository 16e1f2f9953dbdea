/**
 * Result that the service's script gives a customer who has passed. Untrusted until the service
 * confirms it.
 */
export interface CaptchaProof {
  lotNumber: string;
  captchaOutput: string;
  passToken: string;
  /** Epoch seconds, as a decimal text. */
  genTime: string;
}

/** An external service that tells people from bots by a script in the customer's browser. */
export interface CaptchaProvider {
  /** The shop's id at the service, passed to its script. */
  captchaId: string;
  /** URL of the script. */
  script: string;
  /**
   * Whether the service confirms the proof.
   * @throws PROVIDER_DOWN on a timeout or an invalid response
   */
  isRight(proof: CaptchaProof): Promise<boolean>;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null: only the server's own puzzles are used. */
    captchaProvider: CaptchaProvider | null;
  }
}
