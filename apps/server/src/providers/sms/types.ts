/** A text message with a code. */
export interface SmsMessage {
  mobile: string;
  code: string;
  /** What the code is for; decides the template. */
  scene: string;
}

/** Sends codes to phones. @throws PROVIDER_DOWN when the message was not accepted. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
  /** The last code sent to a phone: only stand-ins know it. */
  lastCode?(mobile: string): string | null;
}

declare module '../../kernel/context' {
  interface AppServices {
    sms: SmsProvider;
  }
}
