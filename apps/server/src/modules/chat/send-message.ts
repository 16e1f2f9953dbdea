import type { BodyOf, ChatMessageData, QueryOf, ReplyOf } from '@voltfront/contract';
import { bestAnswer, CHAT_KEPT_MS, SERVICE_HOURS } from '@voltfront/rules/chat/chat';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { attachUploads, isUpload, releaseUploadsAt, uploadPath } from '../upload';
import { chatTexts } from './chat.texts';
import { findAnswer, listShown } from './chat-answer.repository';
import { showCard } from './chat-card';
import { findByKey, listMessages } from './chat-message.repository';
import { type ConversationRow, insertConversation, lockLive } from './conversation.repository';
import { agentsOnDuty, isAgentGone, requeue, tellAgents } from './duty';
import { presentMessages } from './present-chat';
import { type Draft, writeMessages } from './write-messages';

const LIST = 'GET /api/mpaccount/v1/chat/messages';
/** Most answers that a question is compared with. */
const MOST_ANSWERS = 100;

type Sent = BodyOf<'POST /api/mpaccount/v1/chat/send'>['message'];

/** The caller's conversation, locked; a new one when the last was closed. */
export async function beginOrLock(ctx: ActorCtx): Promise<{ conversation: ConversationRow; isNew: boolean }> {
  const { accountId } = ctx.actor;
  const live = await lockLive(ctx.db, accountId);
  if (live) return { conversation: live, isNew: false };
  const now = ctx.now();
  const row: ConversationRow = {
    ...{ accountId, id: newId(now), state: 'answering', agentId: null, queuedAt: null, closedAt: null },
    ...{ agentReadAt: null, customerReadAt: null, unread: 0, agentUnread: 0, lastText: '', lastAt: now },
    ...{ stars: null, ratingNote: '', createdAt: now, updatedAt: now },
  };
  if (await insertConversation(ctx.db, row)) return { conversation: row, isNew: true };
  // Another call of the same person has just begun it.
  const begun = await lockLive(ctx.db, accountId);
  if (!begun) throw new InternalError('a conversation that was begun is gone');
  return { conversation: begun, isNew: false };
}

/**
 * Gives an uploaded picture to a message; it is kept as long as the message.
 * @throws NOT_FOUND for one that is not the caller's, or gone
 */
export async function takePicture(ctx: ActorCtx, clientKey: string, address: string): Promise<string> {
  const path = uploadPath(address);
  const owner = { userId: ctx.actor.accountId, owner: `chat:${clientKey}` };
  if (!isUpload(path) || !(await attachUploads(ctx, owner, [path])))
    throw refuse('NOT_FOUND', { message: chatTexts.noPicture });
  await releaseUploadsAt(ctx, owner, ctx.now() + CHAT_KEPT_MS);
  return path;
}

/** What the customer wrote, and for a listed question its answer. */
async function draftOf(ctx: ActorCtx, clientKey: string, message: Sent): Promise<{ draft: Draft; answer?: string }> {
  const own = { writer: 'customer' as const, clientKey };
  switch (message.kind) {
    case 'text':
      return { draft: { ...own, text: message.text } };
    case 'picture':
      return { draft: { ...own, picture: await takePicture(ctx, clientKey, message.picture) } };
    case 'card':
      return { draft: { ...own, card: await showCard(ctx, message.subject) } };
    case 'question': {
      const found = await findAnswer(ctx.db, message.answerId);
      if (!found?.isShown) throw refuse('NOT_FOUND', { message: chatTexts.noQuestion });
      return { draft: { ...own, text: found.question }, answer: found.answer };
    }
  }
}

async function greeting(ctx: Ctx): Promise<string> {
  const isOnDuty = (await agentsOnDuty(ctx)).length > 0;
  return isOnDuty ? chatTexts.greetingOnDuty : chatTexts.greetingOffDuty(SERVICE_HOURS);
}

/** What is answered by itself to a message, while no agent has the conversation. */
async function answersTo(
  ctx: Ctx,
  { draft, answer }: { draft: Draft; answer?: string },
  isFirst: boolean,
): Promise<Draft[]> {
  const hello: Draft[] = isFirst ? [{ writer: 'auto', text: await greeting(ctx) }] : [];
  const fitting = answer ?? (draft.text && bestAnswer(draft.text, await listShown(ctx.db, MOST_ANSWERS))?.answer);
  if (fitting) return [...hello, { writer: 'auto', text: fitting }];
  return draft.text && !isFirst ? [{ writer: 'auto', text: chatTexts.noFit }] : hello;
}

/**
 * Sends a message of the caller; needs a transaction. Sending it again under its client key adds nothing.
 * @throws NOT_FOUND for a subject, question or picture that is not there
 */
export async function sendMessage(
  ctx: ActorCtx,
  { clientKey, message }: BodyOf<'POST /api/mpaccount/v1/chat/send'>,
): Promise<ChatMessageData> {
  const { accountId } = ctx.actor;
  const { conversation, isNew } = await beginOrLock(ctx);
  if (!(await findByKey(ctx.db, accountId, clientKey))) {
    const drafted = await draftOf(ctx, clientKey, message);
    const isAnswered = conversation.state === 'answering';
    const answers = isAnswered ? await answersTo(ctx, drafted, isNew) : [];
    const written = await writeMessages(ctx, conversation, [drafted.draft, ...answers]);
    if (await isAgentGone(ctx, written)) await requeue(ctx, written);
    else if (written.state === 'waiting') await tellAgents(ctx);
  }
  return presentSent(ctx, accountId, clientKey);
}

/** A message that was just sent. */
export async function presentSent(ctx: Ctx, accountId: string, clientKey: string): Promise<ChatMessageData> {
  const sent = await findByKey(ctx.db, accountId, clientKey);
  const [shown] = sent ? await presentMessages(ctx, [sent]) : [];
  if (!shown) throw new InternalError('a message that was sent is gone');
  return shown;
}

/** Own messages of all conversations, newest first. */
export async function listOwnMessages(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const { rows, nextCursor } = page.cut(await listMessages(ctx.db, ctx.actor.accountId, page), ({ message }) => ({
    key: 0,
    id: message.id,
  }));
  return { items: await presentMessages(ctx, rows), nextCursor };
}
