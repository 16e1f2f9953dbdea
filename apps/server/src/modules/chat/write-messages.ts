import type { ChatCardData } from '@voltfront/contract';
import type { ChatWriter } from '@voltfront/rules/chat/chat';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { tellLive } from '../live';
import { insertMessages, type MessageRow } from './chat-message.repository';
import { type ConversationRow, updateConversation } from './conversation.repository';

/** A message to be written. */
export interface Draft {
  writer: ChatWriter;
  text?: string;
  /** Stored path. */
  picture?: string;
  card?: ChatCardData;
  agentId?: string;
  /** Of a client that may send it twice; left out for what the shop writes itself. */
  clientKey?: string;
}

/** Moment and id of a message: later than everything that was written in its conversation, on whichever server. */
function placeAfter({ lastAt }: ConversationRow, now: number): { id: string; createdAt: number } {
  const createdAt = Math.max(now, lastAt + 1);
  return { id: newId(createdAt), createdAt };
}

/**
 * Writes messages in a conversation that the caller's transaction has locked, counts them for the other side, and tells it.
 *
 * @param changes what else changes about the conversation
 * @returns the conversation as it is now
 */
export async function writeMessages(
  ctx: Ctx,
  conversation: ConversationRow,
  drafts: readonly Draft[],
  changes: Partial<ConversationRow> = {},
): Promise<ConversationRow> {
  const after: ConversationRow = { ...conversation, ...changes, updatedAt: ctx.now() };
  const rows: MessageRow[] = [];
  for (const { writer, text = '', picture = null, card = null, agentId = null, clientKey } of drafts) {
    const place = placeAfter(after, ctx.now());
    rows.push({
      ...{ accountId: after.accountId, conversationId: after.id, ...place, clientKey: clientKey ?? place.id },
      ...{ writer, agentId, text, picture, card },
    });
    after.lastAt = place.createdAt;
    if (writer === 'customer' || writer === 'agent') after.lastText = text || (card?.title ?? '');
    // What answers come to by themselves has no agent to wait for.
    if (writer === 'customer' && after.state === 'answering') after.agentReadAt = place.createdAt;
    else if (writer === 'customer') after.agentUnread += 1;
    if (writer !== 'customer') after.unread += 1;
  }
  if (rows.length > 0) await insertMessages(ctx.db, rows);
  const { accountId: _owner, id: _id, createdAt: _at, ...values } = after;
  await updateConversation(ctx.db, after.id, values);
  tellLive(ctx, after.accountId, 'chat');
  if (after.state === 'open' && after.agentId) tellLive(ctx, after.agentId, 'chat');
  return after;
}
