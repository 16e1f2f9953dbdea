import type { BodyOf, ChatData } from '@voltfront/contract';
import { isRatable, SERVICE_HOURS } from '@voltfront/rules/chat/chat';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { tellLive } from '../live';
import { chatTexts } from './chat.texts';
import {
  type ConversationRow,
  findNewest,
  lockConversation,
  lockLive,
  markSeen,
  updateConversation,
} from './conversation.repository';
import { agentsOnDuty, tellAgents } from './duty';
import { showChat } from './present-chat';
import { beginOrLock } from './send-message';
import { writeMessages } from './write-messages';

/** Puts the caller in the queue for an agent; needs a transaction. @throws ALREADY_DONE for whom an agent has */
export async function askForAgent(ctx: ActorCtx): Promise<ChatData> {
  const { conversation } = await beginOrLock(ctx);
  if (conversation.state === 'open') throw refuse('ALREADY_DONE', { message: chatTexts.hasAgent });
  if (conversation.state === 'answering') {
    const isOnDuty = (await agentsOnDuty(ctx)).length > 0;
    const text = isOnDuty ? chatTexts.queued : chatTexts.queuedOffDuty(SERVICE_HOURS);
    const changes = { state: 'waiting' as const, queuedAt: ctx.now() };
    await writeMessages(ctx, conversation, [{ writer: 'notice', text }], changes);
    await tellAgents(ctx);
  }
  return showChat(ctx);
}

/** Takes the caller out of the queue; needs a transaction. @throws STATE_CHANGED for whoever does not wait */
export async function leaveQueue(ctx: ActorCtx): Promise<ChatData> {
  const conversation = await lockLive(ctx.db, ctx.actor.accountId);
  if (conversation?.state !== 'waiting') throw refuse('STATE_CHANGED', { message: chatTexts.notWaiting });
  const changes = { state: 'answering' as const, queuedAt: null, agentUnread: 0 };
  await writeMessages(ctx, conversation, [{ writer: 'notice', text: chatTexts.leftQueue }], changes);
  await tellAgents(ctx);
  return showChat(ctx);
}

/** A conversation of the caller, locked. @throws NOT_FOUND also for somebody else's */
async function lockOwn(ctx: ActorCtx, conversationId: string): Promise<ConversationRow> {
  const row = await lockConversation(ctx.db, conversationId);
  if (row?.accountId !== ctx.actor.accountId) throw refuse('NOT_FOUND', { message: chatTexts.missing });
  return row;
}

/** Ends the caller's conversation with an agent; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function closeOwnChat(
  ctx: ActorCtx,
  { conversationId }: BodyOf<'POST /api/mpaccount/v1/chat/close'>,
): Promise<ChatData> {
  const conversation = await lockOwn(ctx, conversationId);
  if (conversation.state !== 'open') throw refuse('STATE_CHANGED', { message: chatTexts.notOpen });
  const changes = { state: 'closed' as const, closedAt: ctx.now(), agentUnread: 0 };
  await writeMessages(ctx, conversation, [{ writer: 'notice', text: chatTexts.closedByCustomer }], changes);
  if (conversation.agentId) tellLive(ctx, conversation.agentId, 'chat');
  return showChat(ctx);
}

/** Rates a closed conversation, once; needs a transaction. @throws NOT_FOUND, ALREADY_DONE, STATE_CHANGED */
export async function rateChat(
  ctx: ActorCtx,
  { conversationId, stars, note }: BodyOf<'POST /api/mpaccount/v1/chat/rate'>,
): Promise<ChatData> {
  const row = await lockOwn(ctx, conversationId);
  if (row.stars !== null) throw refuse('ALREADY_DONE', { message: chatTexts.rated });
  if (row.agentId === null || !isRatable(row.closedAt, row.stars, ctx.now()))
    throw refuse('STATE_CHANGED', { message: chatTexts.notRatable });
  await updateConversation(ctx.db, row.id, { stars, ratingNote: note, updatedAt: ctx.now() });
  tellLive(ctx, row.agentId, 'chat');
  return showChat(ctx);
}

/** The caller has seen all messages. */
export async function readChat(ctx: ActorCtx): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  if ((await markSeen(ctx.db, accountId)) === 0) return { ok: true };
  tellLive(ctx, accountId, 'chat');
  const newest = await findNewest(ctx.db, accountId);
  if (newest?.state === 'open' && newest.agentId) tellLive(ctx, newest.agentId, 'chat');
  return { ok: true };
}
