/** What the server turns into a phone number; which fields there are differs between platforms. */
export interface PhoneProof {
  /** One-time code, or the platform's signed and encrypted answer where it has no codes. */
  code: string;
  encryptedData?: string;
  iv?: string;
}

/**
 * `refused`: the customer did not allow it, so no encrypted data came. `outdated`: the platform's version gives no code.
 */
export type PhoneAnswer = { kind: 'given'; proof: PhoneProof } | { kind: 'refused' } | { kind: 'outdated' };

/** What a platform's button reports. */
export interface PhoneEvent {
  detail?: { code?: string; encryptedData?: string; iv?: string; errMsg?: string };
}
