import type { ReplyOf } from '@voltfront/contract';

export type MessageKind = keyof ReplyOf<'GET /api/mpaccount/v1/messages/unread'>;

/** Ways out of the app. */
export type DeliveryChannel = 'subscription' | 'sms';

/**
 * `sending`: a provider is being asked; `unknown`: the process ended meanwhile, so that it may have
 * been sent and is not sent again; `dropped`: the person does not want it or cannot be reached.
 */
export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'unknown' | 'failed';

/** A delivery. */
export interface DeliveryKey {
  accountId: string;
  messageId: string;
  channel: DeliveryChannel;
}
