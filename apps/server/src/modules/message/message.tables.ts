import type { NoticeAnswer, NoticeAsk } from '@voltfront/rules/message/order-notice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AudienceFilter } from '../../kernel/audience';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal } from '../../kernel/personal-data';
import type { DeliveryChannel, DeliveryState, MessageKind } from './message.types';

/** What messages say, with `{placeholders}` for the values of an event. */
export const messageTemplates = pgTable('message_templates', {
  code: text('code').primaryKey(),
  kind: text('kind').$type<MessageKind>().notNull(),
  titleZh: text('title_zh').notNull(),
  titleEn: text('title_en').notNull(),
  bodyZh: text('body_zh').notNull(),
  bodyEn: text('body_en').notNull(),
  /** Path of a page with its query; empty for none. */
  link: text('link').notNull(),
  /** Topic of the mini-programs' subscription messages; null when they are not used. */
  topic: text('topic'),
  /** Scene of the SMS template; null when no SMS is sent. */
  smsScene: text('sms_scene'),
  /** Sent at once, also at night. */
  isUrgent: boolean('is_urgent').notNull(),
  isActive: boolean('is_active').notNull(),
});

/** Messages of the message centre, with their words as they were when the event happened. */
export const messages = pgTable(
  'messages',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    template: text('template').notNull(),
    /** Names the event; the same event makes one message. */
    eventKey: text('event_key').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    bodyEn: text('body_en').notNull(),
    link: text('link').notNull(),
    readAt: moment('read_at'),
    /** Deleted messages stay until their time is over, so that their event makes no other one. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('messages_once').on(t.accountId, t.template, t.eventKey),
    index('messages_newest').on(t.accountId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('messages_kind').on(t.accountId, t.kind, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('messages_unread').on(t.accountId, t.kind).where(sql`${t.readAt} is null and ${t.deletedAt} is null`),
    index('messages_age').on(t.createdAt),
  ],
);

/** Messages that are notices of an order, and the answers of those that ask. The words are the message's. */
export const orderNotices = pgTable(
  'order_notices',
  {
    accountId: text('account_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** The message. */
    noticeId: text('notice_id').notNull(),
    /** What the customer is asked for; null when the notice only tells. */
    ask: text('ask').$type<NoticeAsk>(),
    answerBy: moment('answer_by'),
    /** Given once. */
    answer: text('answer').$type<NoticeAnswer>(),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.noticeId] }),
    index('order_notices_newest').on(t.accountId, t.orderNo, t.createdAt, t.noticeId),
  ],
);

/** Messages that also leave the app: what became of each. */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    accountId: text('account_id').notNull(),
    messageId: text('message_id').notNull(),
    channel: text('channel').$type<DeliveryChannel>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Why it was not sent; empty otherwise. */
    reason: text('reason').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.messageId, t.channel] }),
    index('message_deliveries_open').on(t.updatedAt).where(sql`${t.state} in ('waiting', 'sending')`),
  ],
);

/** Messages that staff wrote: to one person, or to an audience whose people get it batch by batch. */
export const messageBroadcasts = pgTable(
  'message_broadcasts',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id').notNull(),
    /** The one person; null for an audience. */
    accountId: text('account_id'),
    filter: jsonb('filter').$type<AudienceFilter>(),
    kind: text('kind').$type<MessageKind>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link').notNull(),
    state: text('state').$type<'waiting' | 'sending' | 'done' | 'halted'>().notNull(),
    /** People of the audience when it was previewed. */
    audience: integer('audience').notNull(),
    /** Account that the last batch ended with. */
    doneUpTo: text('done_up_to').notNull().default(''),
    delivered: integer('delivered').notNull().default(0),
    read: integer('read').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('message_broadcasts_newest').on(t.createdAt, t.id),
    index('message_broadcasts_of_person').on(t.accountId),
    index('message_broadcasts_of_staff').on(t.staffId, t.createdAt),
  ],
);

personal(messageBroadcasts, {
  owner: messageBroadcasts.accountId,
  exported: { nothing: 'the message itself is shown with the messages' },
  erased: { blank: { accountId: null, title: '', body: '' } },
});
personal(messageBroadcasts, {
  owner: messageBroadcasts.staffId,
  exported: {
    title: '发送的消息',
    columns: { title: messageBroadcasts.title, kind: messageBroadcasts.kind, createdAt: messageBroadcasts.createdAt },
    newest: messageBroadcasts.createdAt,
  },
  erased: { keep: 'proof of what staff wrote' },
});
notPersonal('texts of the shop', messageTemplates);
personal(messages, {
  owner: messages.accountId,
  exported: {
    title: '消息',
    columns: {
      kind: messages.kind,
      titleZh: messages.titleZh,
      bodyZh: messages.bodyZh,
      readAt: messages.readAt,
      createdAt: messages.createdAt,
    },
    newest: messages.createdAt,
  },
  erased: { delete: true },
});
personal(orderNotices, {
  owner: orderNotices.accountId,
  exported: {
    title: '订单通知的答复',
    columns: {
      orderNo: orderNotices.orderNo,
      ask: orderNotices.ask,
      answer: orderNotices.answer,
      answeredAt: orderNotices.answeredAt,
      createdAt: orderNotices.createdAt,
    },
    newest: orderNotices.createdAt,
  },
  erased: { delete: true },
});
personal(messageDeliveries, {
  owner: messageDeliveries.accountId,
  exported: {
    title: '消息发送记录',
    columns: {
      channel: messageDeliveries.channel,
      state: messageDeliveries.state,
      createdAt: messageDeliveries.createdAt,
    },
    newest: messageDeliveries.createdAt,
  },
  erased: { delete: true },
});
