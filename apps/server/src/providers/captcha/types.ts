/** What the service's script gives a customer who has passed. Nothing of it is true before the service says so. */
export interface CaptchaProof {
  lotNumber: string;
  captchaOutput: string;
  passToken: string;
  /** Epoch seconds, in digits. */
  genTime: string;
}

/** An outside service that tells people from programs by a script in the customer's browser. */
export interface CaptchaProvider {
  /** The shop's number with the service, which its script is started with. */
  captchaId: string;
  /** Address of the script. */
  script: string;
  /**
   * Whether the service has seen this proof come from a person.
   * @throws PROVIDER_DOWN when it does not answer in time, or not as it should
   */
  isRight(proof: CaptchaProof): Promise<boolean>;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null: the server's own puzzles alone. */
    captchaProvider: CaptchaProvider | null;
  }
}
