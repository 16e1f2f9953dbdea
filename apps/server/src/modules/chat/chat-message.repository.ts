import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keysetById, type PageRange } from '../../kernel/list';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { chatConversations as conversations, chatMessages as messages } from './chat.tables';

type StoredMessage = typeof messages.$inferSelect;
export type MessageRow = Omit<StoredMessage, 'texts'>;
/** A message with what both sides of its conversation have seen. */
export interface SeenMessage {
  message: MessageRow;
  agentReadAt: number | null;
  customerReadAt: number | null;
}

const shown = ({ message, ...seen }: SeenMessage & { message: StoredMessage }): SeenMessage => ({
  ...seen,
  message: keptWords(message),
});

const seenMessages = (db: Db) =>
  db
    .select({
      message: messages,
      agentReadAt: conversations.agentReadAt,
      customerReadAt: conversations.customerReadAt,
    })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.accountId, messages.accountId), eq(conversations.id, messages.conversationId)),
    );

const newestFirst = keysetById(messages.id);

/** A page of a person's messages, newest first. */
export async function listMessages(db: Db, accountId: string, { after, limit }: PageRange): Promise<SeenMessage[]> {
  const rows = await seenMessages(db)
    .where(and(eq(messages.accountId, accountId), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
  return rows.map(shown);
}

/** The message that was sent under a client's key. */
export async function findByKey(db: Db, accountId: string, clientKey: string): Promise<SeenMessage | undefined> {
  const [row] = await seenMessages(db).where(and(eq(messages.accountId, accountId), eq(messages.clientKey, clientKey)));
  return row && shown(row);
}

/** Adds messages; those whose client key is there already change nothing. @returns how many were added */
export async function insertMessages(db: Db, rows: readonly MessageRow[]): Promise<number> {
  const kept = rows.map((row) => wordsToKeep(row, ['text', 'card']));
  const added = await db.insert(messages).values(kept).onConflictDoNothing().returning({ id: messages.id });
  return added.length;
}

/** Deletes messages that were written before a moment. */
export async function deleteOldMessages(db: Db, before: number): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, before));
}
