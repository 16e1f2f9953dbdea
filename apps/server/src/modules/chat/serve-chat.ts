import type { BodyOf, ChatMessageData } from '@voltfront/contract';
import { CHATS_PER_AGENT } from '@voltfront/rules/chat/chat';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { chatTexts } from './chat.texts';
import { lockDuty } from './chat-duty.repository';
import { findByKey } from './chat-message.repository';
import { type ConversationRow, countOfAgent, findConversation, lockConversation } from './conversation.repository';
import { requeue, tellAgents } from './duty';
import { presentSent, takePicture } from './send-message';
import { writeMessages } from './write-messages';

type Ref = BodyOf<'POST /api/mpaccount/v1/staff/chat/take'>;

/** A conversation, locked with the account of its customer. @throws NOT_FOUND */
async function lockForStaff(ctx: ActorCtx, conversationId: string): Promise<ConversationRow> {
  const found = await findConversation(ctx.db, conversationId);
  const isThere = found && (await guardOf(ctx).holdAccount(ctx.db, found.accountId));
  const row = isThere ? await lockConversation(ctx.db, conversationId) : undefined;
  if (!row) throw refuse('NOT_FOUND', { message: chatTexts.missing });
  return row;
}

/** An open conversation of the caller, locked. @throws NOT_FOUND, STATE_CHANGED */
async function lockServed(ctx: ActorCtx, conversationId: string): Promise<ConversationRow> {
  const row = await lockForStaff(ctx, conversationId);
  if (row.state !== 'open' || row.agentId !== ctx.actor.accountId)
    throw refuse('STATE_CHANGED', { message: chatTexts.notOpen });
  return row;
}

/** Takes a conversation from the queue; needs a transaction. @throws NOT_FOUND, STATE_CHANGED, LIMIT_REACHED */
export async function takeChat(ctx: ActorCtx, { conversationId }: Ref): Promise<{ ok: true }> {
  const agentId = ctx.actor.accountId;
  // An agent takes one conversation after the other, so that none is taken beyond the limit.
  if (!(await lockDuty(ctx.db, agentId))) throw refuse('STATE_CHANGED', { message: chatTexts.offDuty });
  if ((await countOfAgent(ctx.db, agentId)) >= CHATS_PER_AGENT)
    throw refuse('LIMIT_REACHED', { message: chatTexts.full({ most: CHATS_PER_AGENT }) });
  const conversation = await lockForStaff(ctx, conversationId);
  if (conversation.state !== 'waiting') throw refuse('STATE_CHANGED', { message: chatTexts.taken });
  const name = (await findPeople(ctx, [agentId])).get(agentId)?.nickname ?? '';
  const changes = { state: 'open' as const, agentId, agentUnread: 0, agentReadAt: conversation.lastAt };
  await writeMessages(ctx, conversation, [{ writer: 'notice', text: chatTexts.joined({ name }) }], changes);
  await tellAgents(ctx);
  return { ok: true };
}

/** Writes to the customer; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function answerChat(
  ctx: ActorCtx,
  { conversationId, clientKey, message }: BodyOf<'POST /api/mpaccount/v1/staff/chat/send'>,
): Promise<ChatMessageData> {
  const agentId = ctx.actor.accountId;
  const conversation = await lockServed(ctx, conversationId);
  if (!(await findByKey(ctx.db, conversation.accountId, clientKey))) {
    const content =
      message.kind === 'text'
        ? { text: message.text }
        : { picture: await takePicture(ctx, clientKey, message.picture) };
    const changes = { agentUnread: 0, agentReadAt: conversation.lastAt };
    await writeMessages(ctx, conversation, [{ writer: 'agent', agentId, clientKey, ...content }], changes);
  }
  return presentSent(ctx, conversation.accountId, clientKey);
}

/** The caller has seen the messages of their conversation; needs a transaction. @throws NOT_FOUND */
export async function readAsAgent(ctx: ActorCtx, { conversationId }: Ref): Promise<{ ok: true }> {
  const row = await lockForStaff(ctx, conversationId);
  const isOwn = row.state === 'open' && row.agentId === ctx.actor.accountId;
  if (!isOwn || row.agentUnread === 0) return { ok: true };
  await writeMessages(ctx, row, [], { agentUnread: 0, agentReadAt: row.lastAt });
  return { ok: true };
}

/** Gives a conversation back to the queue; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function releaseChat(ctx: ActorCtx, { conversationId }: Ref): Promise<{ ok: true }> {
  await requeue(ctx, await lockServed(ctx, conversationId));
  return { ok: true };
}

/** Ends a conversation; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function closeChat(ctx: ActorCtx, { conversationId }: Ref): Promise<{ ok: true }> {
  const conversation = await lockServed(ctx, conversationId);
  const changes = { state: 'closed' as const, closedAt: ctx.now(), agentUnread: 0 };
  await writeMessages(ctx, conversation, [{ writer: 'notice', text: chatTexts.closedByAgent }], changes);
  return { ok: true };
}
