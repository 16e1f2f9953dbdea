/** Data from which the server obtains the phone number; the fields differ between platforms. */
export interface PhoneProof {
  /** WeChat: the one-time code of the button. */
  code?: string;
  /** Alipay, Douyin, Baidu. */
  encryptedData?: string;
  /** Douyin and Baidu: the data is read with the key of the platform login, which the server kept for its ticket. */
  iv?: string;
  /** Alipay: its signature over the data. */
  sign?: string;
}

/**
 * `refused`: the customer declined, so there is no encrypted data. `outdated`: the platform's version gives no code.
 */
export type PhoneAnswer = { kind: 'given'; proof: PhoneProof } | { kind: 'refused' } | { kind: 'outdated' };

/** Event of a platform's button. */
export interface PhoneEvent {
  detail?: { code?: string; encryptedData?: string; iv?: string; errMsg?: string };
}
