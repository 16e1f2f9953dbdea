import type { ChatState } from '@voltfront/rules/chat/chat';
import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { chatConversations as conversations } from './chat.tables';

export type ConversationRow = typeof conversations.$inferSelect;

/** The newest conversation of a person. */
export async function findNewest(db: Db, accountId: string): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.accountId, accountId))
    .orderBy(desc(conversations.id))
    .limit(1);
  return row;
}

/** Locks a person's conversation that is not closed, so that what is written in it comes in an order. */
export async function lockLive(db: Db, accountId: string): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), ne(conversations.state, 'closed')))
    .for('update');
  return row;
}

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row;
}

export async function lockConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
}

/** Begins a conversation; false when the person has one that is not closed. */
export async function insertConversation(db: Db, row: ConversationRow): Promise<boolean> {
  const added = await db.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id });
  return added.length > 0;
}

/** Changes a conversation, which has to be locked. */
export async function updateConversation(db: Db, id: string, changes: Partial<ConversationRow>): Promise<void> {
  await db.update(conversations).set(changes).where(eq(conversations.id, id));
}

/** The customer has seen all messages of their conversations. @returns how many of these had news */
export async function markSeen(db: Db, accountId: string): Promise<number> {
  const rows = await db
    .update(conversations)
    .set({ unread: 0, customerReadAt: sql`${conversations.lastAt}` })
    .where(and(eq(conversations.accountId, accountId), gt(conversations.unread, 0)))
    .returning({ id: conversations.id });
  return rows.length;
}

/** Messages that the customer has not seen. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(conversations.unread).mapWith(Number) })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), gt(conversations.unread, 0)));
  return row?.total ?? 0;
}

const inQueue = (queuedAt: number, id: string): SQL | undefined =>
  or(lt(conversations.queuedAt, queuedAt), and(eq(conversations.queuedAt, queuedAt), lt(conversations.id, id)));

/** How many people wait, before this place or at all. */
export const countWaiting = (db: Db, before?: { queuedAt: number; id: string }): Promise<number> =>
  db.$count(conversations, and(eq(conversations.state, 'waiting'), before && inQueue(before.queuedAt, before.id)));

/** How many conversations an agent has. */
export const countOfAgent = (db: Db, agentId: string): Promise<number> =>
  db.$count(conversations, and(eq(conversations.agentId, agentId), eq(conversations.state, 'open')));

/** Open conversations of an agent. */
export const listOfAgent = (db: Db, agentId: string, limit: number): Promise<ConversationRow[]> =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.agentId, agentId), eq(conversations.state, 'open')))
    .orderBy(asc(conversations.id))
    .limit(limit);

const waitingFirst = keyset(conversations.queuedAt, conversations.id, 'asc');
const newestFirst = keyset(conversations.lastAt, conversations.id);

/** A page of conversations in one state: waiting ones in the order in which they came. */
export function listForStaff(db: Db, state: ChatState, { after, limit }: PageRange): Promise<ConversationRow[]> {
  const { order, after: beyond } = state === 'waiting' ? waitingFirst : newestFirst;
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.state, state), beyond(after)))
    .orderBy(...order)
    .limit(limit);
}

/** Conversations of these states in which nobody wrote since a moment. */
export const listIdle = (db: Db, since: number, limit: number): Promise<Pick<ConversationRow, 'id' | 'accountId'>[]> =>
  db
    .select({ id: conversations.id, accountId: conversations.accountId })
    .from(conversations)
    .where(and(inArray(conversations.state, ['answering', 'open']), lt(conversations.lastAt, since)))
    .orderBy(asc(conversations.lastAt))
    .limit(limit);

/** Deletes conversations that ended before a moment. */
export async function deleteEnded(db: Db, before: number): Promise<void> {
  await db.delete(conversations).where(and(eq(conversations.state, 'closed'), lt(conversations.closedAt, before)));
}
