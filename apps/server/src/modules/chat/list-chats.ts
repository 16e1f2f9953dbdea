import type { ChatOfStaffData, QueryOf, ReplyOf } from '@voltfront/contract';
import { maskName } from '@voltfront/rules/format/mask';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { staffSight } from '../../kernel/staff-sight';
import { findPeople, maskedMobiles } from '../account';
import { chatTexts } from './chat.texts';
import { listMessages } from './chat-message.repository';
import { type ConversationRow, findConversation, listForStaff } from './conversation.repository';
import { presentMessages } from './present-chat';

const LIST = 'GET /api/mpaccount/v1/staff/chats';
const DETAIL = 'GET /api/mpaccount/v1/staff/chat';
const MESSAGES = 'GET /api/mpaccount/v1/staff/chat/messages';

const masks = async (ctx: ActorCtx): Promise<boolean> => (await staffSight(ctx, 'chats')).isMasked(null);

/** Numbers may tell who somebody is: phone numbers, plates, parts of papers. */
const withoutNumbers = (text: string): string => text.replace(/\d{4,}/g, '****');

/** Conversations with the names of customers and agents, read for all at once. */
async function present(ctx: ActorCtx, rows: readonly ConversationRow[], isMasked: boolean): Promise<ChatOfStaffData[]> {
  const ids = rows.flatMap(({ accountId, agentId }) => [accountId, ...(agentId ? [agentId] : [])]);
  const people = await findPeople(ctx, [...new Set(ids)]);
  return rows.map((row) => {
    const { id: conversationId, accountId, state, agentId, lastText, lastAt, queuedAt, agentUnread, stars } = row;
    const customer = people.get(accountId);
    const text = lastText || chatTexts.picture;
    return {
      ...{ conversationId, accountId, state, lastAt, queuedAt, unread: agentUnread, stars },
      nickname: isMasked ? maskName(customer?.nickname ?? '') : (customer?.nickname ?? ''),
      avatar: customer?.avatar ?? '',
      agentName: state === 'waiting' ? '' : (people.get(agentId ?? '')?.nickname ?? ''),
      isOwn: state === 'open' && agentId === ctx.actor.accountId,
      lastText: isMasked ? withoutNumbers(text) : text,
    };
  });
}

/** Conversations in one state. */
export async function listChats(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { rows, nextCursor } = page.cut(await listForStaff(ctx.db, query.state, page), (row) => ({
    key: query.state === 'waiting' ? (row.queuedAt ?? 0) : row.lastAt,
    id: row.id,
  }));
  return { items: await present(ctx, rows, await masks(ctx)), nextCursor };
}

/** A conversation and whose it is. @throws NOT_FOUND */
export async function showForStaff(
  ctx: ActorCtx,
  { conversationId }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const found = await findConversation(ctx.db, conversationId);
  const isMasked = await masks(ctx);
  const [shown] = found ? await present(ctx, [found], isMasked) : [];
  if (!found || !shown) throw refuse('NOT_FOUND', { message: chatTexts.missing });
  const mobile = (await maskedMobiles(ctx, [found.accountId])).get(found.accountId) ?? '';
  const ratingNote = isMasked ? withoutNumbers(found.ratingNote) : found.ratingNote;
  return { ...shown, mobile, closedAt: found.closedAt, ratingNote };
}

/** Messages of the person whose conversation it is; pictures and numbers are hidden where personal data is. @throws NOT_FOUND */
export async function listForAgent(ctx: ActorCtx, query: QueryOf<typeof MESSAGES>): Promise<ReplyOf<typeof MESSAGES>> {
  const found = await findConversation(ctx.db, query.conversationId);
  if (!found) throw refuse('NOT_FOUND', { message: chatTexts.missing });
  const page = openPage(ctx, MESSAGES, query, false);
  const { rows, nextCursor } = page.cut(await listMessages(ctx.db, found.accountId, page), ({ message }) => ({
    key: 0,
    id: message.id,
  }));
  const items = await presentMessages(ctx, rows);
  if (!(await masks(ctx))) return { items, nextCursor };
  const hidden = items.map((item) => ({ ...item, text: withoutNumbers(item.text), picture: null, card: null }));
  return { items: hidden, nextCursor };
}
