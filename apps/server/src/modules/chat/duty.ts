import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { CHATS_PER_AGENT, DUTY_MS } from '@voltfront/rules/chat/chat';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { findPeople } from '../account';
import { tellLive } from '../live';
import { chatTexts } from './chat.texts';
import { isAgentOnDuty, listOnDuty, lockDuty, noteSeen, setDuty } from './chat-duty.repository';
import {
  type ConversationRow,
  countOfAgent,
  countWaiting,
  listOfAgent,
  lockConversation,
} from './conversation.repository';
import { writeMessages } from './write-messages';

/** Agents whose console was heard of lately. */
export const agentsOnDuty = (ctx: Ctx): Promise<string[]> => listOnDuty(ctx.db, ctx.now() - DUTY_MS);

/** Tells every agent on duty that the queue changed. */
export async function tellAgents(ctx: Ctx): Promise<void> {
  for (const agentId of await agentsOnDuty(ctx)) tellLive(ctx, agentId, 'chat');
}

/** Where the caller stands: on duty or not, and what waits. */
export async function showDuty(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpaccount/v1/staff/chat/duty'>> {
  const { accountId } = ctx.actor;
  const agents = await agentsOnDuty(ctx);
  return {
    isOnDuty: agents.includes(accountId),
    agents: agents.length,
    waiting: await countWaiting(ctx.db),
    own: await countOfAgent(ctx.db, accountId),
  };
}

/** Gives a locked conversation back to the queue, where it keeps the place that it had. */
export async function requeue(ctx: Ctx, conversation: ConversationRow): Promise<ConversationRow> {
  const { agentId } = conversation;
  const name = agentId ? ((await findPeople(ctx, [agentId])).get(agentId)?.nickname ?? '') : '';
  const changes = { state: 'waiting' as const, queuedAt: conversation.queuedAt ?? ctx.now() };
  const released = await writeMessages(
    ctx,
    conversation,
    [{ writer: 'notice', text: chatTexts.released({ name }) }],
    changes,
  );
  await tellAgents(ctx);
  return released;
}

/** Whether the agent of an open conversation is not there any more. */
export const isAgentGone = async (ctx: Ctx, { state, agentId }: ConversationRow): Promise<boolean> =>
  state === 'open' && agentId !== null && !(await isAgentOnDuty(ctx.db, agentId, ctx.now() - DUTY_MS));

/** Begins or ends the caller's duty; at its end their conversations go back to the queue. Needs a transaction. */
export async function changeDuty(
  ctx: ActorCtx,
  { isOnDuty }: BodyOf<'POST /api/mpaccount/v1/staff/chat/duty'>,
): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  await lockDuty(ctx.db, accountId);
  await setDuty(ctx.db, { accountId, isOnDuty, seenAt: ctx.now() });
  if (isOnDuty) return { ok: true };
  for (const { id } of await listOfAgent(ctx.db, accountId, CHATS_PER_AGENT)) {
    const conversation = await lockConversation(ctx.db, id);
    if (conversation?.state === 'open' && conversation.agentId === accountId) await requeue(ctx, conversation);
  }
  return { ok: true };
}

/** The caller's console is open. */
export async function stayOnDuty(ctx: ActorCtx): Promise<{ ok: true }> {
  await noteSeen(ctx.db, ctx.actor.accountId, ctx.now());
  return { ok: true };
}
