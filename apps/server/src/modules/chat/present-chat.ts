import type { ChatData, ChatMessageData, ReplyOf } from '@voltfront/contract';
import { isRatable } from '@voltfront/rules/chat/chat';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { findPeople } from '../account';
import { uploadAddress } from '../upload';
import { listShown } from './chat-answer.repository';
import type { SeenMessage } from './chat-message.repository';
import { type ConversationRow, countUnread, countWaiting, findNewest } from './conversation.repository';
import { agentsOnDuty } from './duty';

/** Questions that are offered to be tapped. */
const QUESTIONS = 6;

async function presentConversation(ctx: Ctx, row: ConversationRow): Promise<NonNullable<ChatData['conversation']>> {
  const { id, state, agentId, queuedAt, closedAt, stars } = row;
  const agent = agentId === null ? undefined : (await findPeople(ctx, [agentId])).get(agentId);
  const isWaiting = state === 'waiting' && queuedAt !== null;
  return {
    conversationId: id,
    state,
    ahead: isWaiting ? await countWaiting(ctx.db, { queuedAt, id }) : null,
    agent: agent && state !== 'waiting' ? { name: agent.nickname, avatar: agent.avatar } : null,
    stars,
    canRate: agentId !== null && isRatable(closedAt, stars, ctx.now()),
  };
}

/** Where the caller stands with the customer service. */
export async function showChat(ctx: ActorCtx): Promise<ChatData> {
  const newest = await findNewest(ctx.db, ctx.actor.accountId);
  const agents = await agentsOnDuty(ctx);
  const questions = await listShown(ctx.db, QUESTIONS);
  return {
    conversation: newest ? await presentConversation(ctx, newest) : null,
    isOnDuty: agents.length > 0,
    questions: questions.map(({ id: answerId, question }) => ({ answerId, question })),
    unread: await countUnread(ctx.db, ctx.actor.accountId),
  };
}

/** Messages with the names of agents, read for all at once. */
export async function presentMessages(ctx: Ctx, rows: readonly SeenMessage[]): Promise<ChatMessageData[]> {
  const agents = rows.flatMap(({ message: { agentId } }) => (agentId ? [agentId] : []));
  const people = await findPeople(ctx, [...new Set(agents)]);
  return rows.map(({ message, agentReadAt, customerReadAt }) => {
    const { id: messageId, conversationId, clientKey, writer, agentId, text, picture, card, createdAt } = message;
    const agent = people.get(agentId ?? '');
    const readAt = writer === 'customer' ? agentReadAt : customerReadAt;
    return {
      ...{ messageId, conversationId, clientKey, writer, text, card, sentAt: createdAt },
      name: agent?.nickname ?? '',
      avatar: agent?.avatar ?? null,
      picture: picture && uploadAddress(ctx, picture),
      isRead: readAt !== null && createdAt <= readAt,
    };
  });
}

/** How many messages the caller has not seen. */
export const showUnread = async (ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpaccount/v1/chat/unread'>> => ({
  count: await countUnread(ctx.db, ctx.actor.accountId),
});
