import { NOTICE_ANSWERS, NOTICE_ASKS } from '@voltfront/rules/message/order-notice';
import { z } from 'zod';
import { At, Id, Paging, pageOf } from './common';
import { ArticleBlock } from './community';
import { defineEndpoints } from './define';
import { OrderNo } from './order';

const NoticeAnswer = z.enum(NOTICE_ANSWERS);

/** A notice of an order. */
export const OrderNotice = z.object({
  noticeId: Id,
  title: z.string(),
  body: z.string(),
  /** Path of a page with its query; empty for none. */
  link: z.string(),
  isRead: z.boolean(),
  at: At,
  /** What the customer is asked for; null for a notice that only tells. */
  ask: z
    .object({
      kind: z.enum(NOTICE_ASKS),
      /** No answer is taken after this moment. */
      answerBy: At,
      answer: NoticeAnswer.nullable(),
      answeredAt: At.nullable(),
    })
    .nullable(),
});

const TextKey = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/);

export const orderNotice = defineEndpoints({
  'GET /api/mporder/v1/order/notices': {
    summary: 'Notices of an own order, newest first.',
    auth: 'customer',
    query: Paging.extend({ orderNo: OrderNo }),
    reply: pageOf(OrderNotice),
  },
  'GET /api/mporder/v1/order/notices/unread': {
    summary: 'How many notices of an own order are unread, and how many still ask for an answer; counted up to 100.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: z.object({ unread: z.int(), toAnswer: z.int() }),
  },
  'GET /api/mporder/v1/order/notice': {
    summary: 'One notice of an own order.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo, noticeId: Id }),
    reply: OrderNotice,
  },
  'POST /api/mporder/v1/order/notices/read': {
    summary: 'Marks one notice of an own order as read, here and in the message centre.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, noticeId: Id }),
    reply: OrderNotice,
  },
  'POST /api/mporder/v1/order/notices/answer': {
    summary:
      'Answers a notice, once: the same answer again changes nothing, another one or one after the deadline is refused with STATE_CHANGED.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, noticeId: Id, answer: NoticeAnswer }),
    reply: OrderNotice,
  },
  'GET /api/mporder/v1/order/texts': {
    summary: 'Texts that belong to an own order: rules and benefits.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: z.array(z.object({ key: TextKey, title: z.string() })),
  },
  'GET /api/mporder/v1/order/text': {
    summary: 'A text that belongs to an own order; of a withdrawn one only that it was.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo, key: TextKey }),
    reply: z.object({
      key: TextKey,
      title: z.string(),
      version: z.string(),
      publishedAt: At,
      isWithdrawn: z.boolean(),
      blocks: z.array(ArticleBlock),
    }),
  },
});

export type OrderNoticeData = z.output<typeof OrderNotice>;
