/** Proof issued by the service's script after a solved captcha. */
export interface CaptchaProof {
  lotNumber: string;
  captchaOutput: string;
  passToken: string;
  genTime: string;
}

/** `closed`: the customer turned back. `failed`: the script could not be had, or broke. */
export type CaptchaOutcome = CaptchaProof | 'closed' | 'failed';

/** The outside service's script and the shop's number with it. */
export interface CaptchaScript {
  script: string;
  captchaId: string;
}
