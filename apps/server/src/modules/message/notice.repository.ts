import type { NoticeAnswer } from '@voltfront/rules/message/order-notice';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { messages, orderNotices } from './message.tables';

/** A notice of an order of a person. */
export interface NoticeKey {
  accountId: string;
  orderNo: string;
  noticeId: string;
}

const columns = {
  noticeId: orderNotices.noticeId,
  titleZh: messages.titleZh,
  titleEn: messages.titleEn,
  bodyZh: messages.bodyZh,
  bodyEn: messages.bodyEn,
  link: messages.link,
  readAt: messages.readAt,
  ask: orderNotices.ask,
  answerBy: orderNotices.answerBy,
  answer: orderNotices.answer,
  answeredAt: orderNotices.answeredAt,
  createdAt: orderNotices.createdAt,
};
const theirMessage = and(eq(messages.accountId, orderNotices.accountId), eq(messages.id, orderNotices.noticeId));
const newestFirst = keyset(orderNotices.createdAt, orderNotices.noticeId);
const isOf = ({ accountId, orderNo }: Omit<NoticeKey, 'noticeId'>) =>
  and(eq(orderNotices.accountId, accountId), eq(orderNotices.orderNo, orderNo));
const isNotice = (key: NoticeKey) => and(isOf(key), eq(orderNotices.noticeId, key.noticeId));

/** Most notices that are counted. */
const MOST_COUNTED = 100;

const selection = (db: Db) => db.select(columns).from(orderNotices).innerJoin(messages, theirMessage);
export type NoticeRow = Awaited<ReturnType<typeof selection>>[number];

export async function insertNotice(db: Db, row: typeof orderNotices.$inferInsert): Promise<void> {
  await db.insert(orderNotices).values(row).onConflictDoNothing();
}

/** A page of the notices of an order, newest first; also of messages deleted from the message centre. */
export function selectNotices(
  db: Db,
  of: Omit<NoticeKey, 'noticeId'>,
  { after, limit }: PageRange,
): Promise<NoticeRow[]> {
  return selection(db)
    .where(and(isOf(of), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

export async function selectNotice(db: Db, key: NoticeKey): Promise<NoticeRow | undefined> {
  const [row] = await selection(db).where(isNotice(key));
  return row;
}

/** Unread notices of an order, and those that wait for an answer; the newest 100 are counted. */
export async function countNoticesOf(
  db: Db,
  of: Omit<NoticeKey, 'noticeId'>,
  now: number,
): Promise<{ unread: number; toAnswer: number }> {
  const rows = await selection(db)
    .where(isOf(of))
    .orderBy(...newestFirst.order)
    .limit(MOST_COUNTED);
  const waits = ({ ask, answer, answerBy }: NoticeRow) => ask !== null && answer === null && (answerBy ?? 0) >= now;
  return { unread: rows.filter(({ readAt }) => readAt === null).length, toAnswer: rows.filter(waits).length };
}

/** Marks the message of a notice as read, also when it was deleted from the message centre. @returns whether it was unread */
export async function markNoticeRead(db: Db, { accountId, noticeId }: NoticeKey, now: number): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.accountId, accountId), eq(messages.id, noticeId), isNull(messages.readAt)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** Stores the answer of a notice that has none and still takes one. @returns whether it was stored */
export async function storeAnswer(db: Db, key: NoticeKey, answer: NoticeAnswer, now: number): Promise<boolean> {
  const rows = await db
    .update(orderNotices)
    .set({ answer, answeredAt: now })
    .where(
      and(
        isNotice(key),
        isNull(orderNotices.answer),
        sql`${orderNotices.ask} is not null`,
        gte(orderNotices.answerBy, now),
      ),
    )
    .returning({ noticeId: orderNotices.noticeId });
  return rows.length > 0;
}
