import type { PlatformCode } from '@voltfront/contract/headers';

/** A message that a person allowed their mini-program to send. */
export interface SubscriptionMessage {
  platform: PlatformCode;
  openId: string;
  templateId: string;
  title: string;
  body: string;
  /** Path of a page with its query; empty for the home page. */
  link: string;
  /** When it happened, epoch milliseconds. */
  at: number;
}

/** Sends the subscription messages of mini-programs. */
export interface SubscriptionMessages {
  /**
   * @returns false when the platform says that this person does not take the message
   * @throws PROVIDER_DOWN when it may be tried again
   */
  send(message: SubscriptionMessage): Promise<boolean>;
}

/** Names of the three fields of the shop's templates on a platform: title, text and time. */
export interface TemplateFields {
  title: string;
  body: string;
  time: string;
}

declare module '../../kernel/context' {
  interface AppServices {
    subscriptionMessages: SubscriptionMessages;
  }
}
