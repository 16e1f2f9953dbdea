import { CHAT_IDLE_MS, CHAT_KEPT_MS } from '@voltfront/rules/chat/chat';
import { type Ctx, withTransaction } from '../../kernel/context';
import { chatTexts } from './chat.texts';
import { deleteOldMessages } from './chat-message.repository';
import { deleteEnded, listIdle, lockConversation } from './conversation.repository';
import { writeMessages } from './write-messages';

/** Most conversations that are closed in one go. */
const MOST = 500;

/** Closes conversations in which nobody wrote for a day, and deletes what is kept no longer. */
export async function closeIdleChats(ctx: Ctx): Promise<void> {
  const since = ctx.now() - CHAT_IDLE_MS;
  for (const { id } of await listIdle(ctx.db, since, MOST)) {
    await withTransaction(ctx, async (inner) => {
      const row = await lockConversation(inner.db, id);
      if (!row || row.state === 'closed' || row.state === 'waiting' || row.lastAt >= since) return;
      const changes = { state: 'closed' as const, closedAt: inner.now(), agentUnread: 0 };
      // Only who had an agent is told; an answer that came by itself needs no end.
      const notices = row.state === 'open' ? [{ writer: 'notice' as const, text: chatTexts.closedIdle }] : [];
      await writeMessages(inner, row, notices, changes);
    });
  }
  const before = ctx.now() - CHAT_KEPT_MS;
  await deleteOldMessages(ctx.db, before);
  await deleteEnded(ctx.db, before);
}
