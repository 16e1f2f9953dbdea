import type { BodyOf, OrderNoticeData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { tellLive } from '../live';
import { messageTexts } from './message.texts';
import { countNoticesOf, markNoticeRead, type NoticeRow, selectNotice, selectNotices } from './notice.repository';

const KEY = 'GET /api/mporder/v1/order/notices';

function presentAsk({ ask, answerBy, answer, answeredAt }: NoticeRow): OrderNoticeData['ask'] {
  return ask === null || answerBy === null ? null : { kind: ask, answerBy, answer, answeredAt };
}

function present(row: NoticeRow): OrderNoticeData {
  const { noticeId, titleZh, titleEn, bodyZh, bodyEn, link, readAt, createdAt } = row;
  return {
    noticeId,
    title: messageTexts.stored({ zh: titleZh, en: titleEn }),
    body: messageTexts.stored({ zh: bodyZh, en: bodyEn }),
    link,
    isRead: readAt !== null,
    at: createdAt,
    ask: presentAsk(row),
  };
}

interface Asked {
  orderNo: string;
  noticeId: string;
}

/** Notices of an own order, newest first; none of an order that is not the caller's. */
export async function listNotices(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const { accountId } = ctx.actor;
  const page = openPage(ctx, KEY, query);
  const read = await selectNotices(ctx.db, { accountId, orderNo: query.orderNo }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.noticeId }));
  return { items: rows.map(present), nextCursor };
}

/** How many notices of an own order are unread or wait for an answer; none of an order that is not the caller's. */
export function countNotices(
  ctx: ActorCtx,
  { orderNo }: { orderNo: string },
): Promise<ReplyOf<'GET /api/mporder/v1/order/notices/unread'>> {
  return countNoticesOf(ctx.db, { accountId: ctx.actor.accountId, orderNo }, ctx.now());
}

/** @throws NOT_FOUND also for a notice of somebody else, or of another order */
export async function showNotice(ctx: ActorCtx, { orderNo, noticeId }: Asked): Promise<OrderNoticeData> {
  const row = await selectNotice(ctx.db, { accountId: ctx.actor.accountId, orderNo, noticeId });
  if (!row) throw refuse('NOT_FOUND', { message: messageTexts.noNotice });
  return present(row);
}

/** Marks a notice as read; repeating it changes nothing. @throws NOT_FOUND */
export async function readNotice(
  ctx: ActorCtx,
  { orderNo, noticeId }: BodyOf<'POST /api/mporder/v1/order/notices/read'>,
): Promise<OrderNoticeData> {
  const { accountId } = ctx.actor;
  const notice = await showNotice(ctx, { orderNo, noticeId });
  if (!(await markNoticeRead(ctx.db, { accountId, orderNo, noticeId }, ctx.now()))) return notice;
  tellLive(ctx, accountId, 'messages');
  return { ...notice, isRead: true };
}
