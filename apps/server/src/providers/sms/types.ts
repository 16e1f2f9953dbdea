/** A text message with a code. */
export interface SmsMessage {
  mobile: string;
  code: string;
  /** What the code is for; decides the template. */
  scene: string;
}

/** A text message that only tells something. */
export interface SmsNotice {
  mobile: string;
  /** Decides the template. */
  scene: string;
}

/** Sends codes to phones. @throws PROVIDER_DOWN when the message was not accepted. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
  /** The last code sent to a phone: only stand-ins know it. */
  lastCode?(mobile: string): string | null;
  /** Sends a text without a code, such as `dataCopy`; does nothing where no template of that scene is set. */
  notify?(message: SmsNotice): Promise<void>;
}

declare module '../../kernel/context' {
  interface AppServices {
    sms: SmsProvider;
  }
}
