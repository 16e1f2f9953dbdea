import { z } from 'zod';
import { At, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

/** Kinds of messages; each can be switched off in the settings. */
const MessageKind = z.enum(['order', 'activity', 'community', 'marketing']);

const Message = z.object({
  messageId: Id,
  kind: MessageKind,
  title: z.string(),
  body: z.string(),
  /** Path of a page with its query; empty for a message that is complete in itself. */
  link: z.string(),
  isRead: z.boolean(),
  at: At,
});

/** Unread messages by kind; at most 100 are counted of each. */
const Unread = z.object({ order: z.int(), activity: z.int(), community: z.int(), marketing: z.int() });

export const message = defineEndpoints({
  'GET /api/mpaccount/v1/messages': {
    summary: 'Own messages, newest first; of one kind where that is asked for.',
    auth: 'customer',
    query: Paging.extend({ kind: MessageKind.optional() }),
    reply: pageOf(Message),
  },
  'GET /api/mpaccount/v1/messages/unread': {
    summary: 'Number of unread messages by kind.',
    auth: 'customer',
    reply: Unread,
  },
  'POST /api/mpaccount/v1/messages/read': {
    summary: 'Marks one message, those of a kind, or all as read; what came after `before` stays unread.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ messageId: Id.optional(), kind: MessageKind.optional(), before: At.optional() }),
    reply: Unread,
  },
  'POST /api/mpaccount/v1/messages/delete': {
    summary: 'Deletes one message.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ messageId: Id }),
    reply: Unread,
  },
  'POST /api/mpaccount/v1/live/ticket': {
    summary:
      'A ticket for the live channel: valid once, for 30 seconds. Open a WebSocket at `path` with it; it says which of the caller’s data changed.',
    auth: 'customer',
    reply: z.object({ path: z.string(), ticket: z.string() }),
  },
});
