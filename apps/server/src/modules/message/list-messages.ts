import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { tellLive } from '../live';
import { countUnread, type MessageRow, markDeleted, markRead, selectMessages } from './message.repository';
import { messageTexts } from './message.texts';

const KEY = 'GET /api/mpaccount/v1/messages';

type Message = ReplyOf<typeof KEY>['items'][number];
type Unread = ReplyOf<'GET /api/mpaccount/v1/messages/unread'>;

const present = ({ id, kind, titleZh, titleEn, bodyZh, bodyEn, link, readAt, createdAt }: MessageRow): Message => ({
  messageId: id,
  kind,
  title: messageTexts.stored({ zh: titleZh, en: titleEn }),
  body: messageTexts.stored({ zh: bodyZh, en: bodyEn }),
  link,
  isRead: readAt !== null,
  at: createdAt,
});

/** The caller's messages, newest first. */
export async function listMessages(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query);
  const read = await selectMessages(ctx.db, { accountId: ctx.actor.accountId, kind: query.kind }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.id }));
  return { items: rows.map(present), nextCursor };
}

/** The caller's unread messages by kind. */
export async function showUnread(ctx: ActorCtx): Promise<Unread> {
  const counts = await countUnread(ctx.db, ctx.actor.accountId);
  const unread: Unread = { order: 0, activity: 0, community: 0, marketing: 0 };
  for (const { kind, unread: count } of counts) unread[kind] = count;
  return unread;
}

/** Marks messages as read, on all devices of the caller; repeating it changes nothing. */
export async function readMessages(
  ctx: ActorCtx,
  { messageId, kind, before }: BodyOf<'POST /api/mpaccount/v1/messages/read'>,
): Promise<Unread> {
  const { accountId } = ctx.actor;
  const which = {
    ...(messageId === undefined ? {} : { messageId }),
    ...(kind === undefined ? {} : { kind }),
    ...(before === undefined ? {} : { before }),
  };
  if ((await markRead(ctx.db, accountId, which, ctx.now())) > 0) tellLive(ctx, accountId, 'messages');
  return showUnread(ctx);
}

/** @throws NOT_FOUND for a message that is not the caller's or was deleted already */
export async function deleteMessage(
  ctx: ActorCtx,
  { messageId }: BodyOf<'POST /api/mpaccount/v1/messages/delete'>,
): Promise<Unread> {
  const { accountId } = ctx.actor;
  if (!(await markDeleted(ctx.db, accountId, messageId, ctx.now())))
    throw refuse('NOT_FOUND', { message: messageTexts.missing });
  tellLive(ctx, accountId, 'messages');
  return showUnread(ctx);
}
