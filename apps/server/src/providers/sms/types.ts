/** A text message with a code. */
export interface SmsMessage {
  mobile: string;
  code: string;
  /** Purpose of the code; selects the template. */
  scene: string;
}

/** A text message without a code. */
export interface SmsNotice {
  mobile: string;
  /** Selects the template. */
  scene: string;
  /** Address that the text leads to: the variable `link` of the template. */
  link?: string;
}

/** Sends codes to phones. @throws PROVIDER_DOWN when the message was not accepted */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
  /** The last code sent to a phone; only simulators have it. */
  lastCode?(mobile: string): string | null;
  /**
   * Sends a text without a code, such as `dataCopy`; does nothing when the scene has no template.
   */
  notify?(message: SmsNotice): Promise<void>;
}

declare module '../../kernel/context' {
  interface AppServices {
    sms: SmsProvider;
  }
}
