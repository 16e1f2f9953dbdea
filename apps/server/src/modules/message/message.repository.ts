import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { BY_STAFF, countReads } from './broadcast.repository';
import { messageDeliveries, messages, orderNotices } from './message.tables';
import type { MessageKind } from './message.types';

export type MessageRow = typeof messages.$inferSelect;

/** Most unread messages that are counted of a kind. */
const MOST_COUNTED = 100;

const newestFirst = keyset(messages.createdAt, messages.id);
const visible = isNull(messages.deletedAt);

/** Inserts a message unless its event has made one already. @returns whether it was inserted */
export async function insertMessage(db: Db, row: typeof messages.$inferInsert): Promise<boolean> {
  const rows = await db.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id });
  return rows.length > 0;
}

/** A page of a person's messages, newest first. */
export function selectMessages(
  db: Db,
  { accountId, kind }: { accountId: string; kind: MessageKind | undefined },
  { after, limit }: PageRange,
): Promise<MessageRow[]> {
  const ofKind = kind ? eq(messages.kind, kind) : undefined;
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, accountId), visible, ofKind, newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Unread messages of a person by kind, each counted up to 100; kinds without any are left out. */
export async function countUnread(db: Db, accountId: string): Promise<{ kind: MessageKind; unread: number }[]> {
  const { rows } = await db.execute(sql`select kind, count(*)::int as unread from (
      select kind, row_number() over (partition by kind) as number from ${messages}
      where account_id = ${accountId} and read_at is null and deleted_at is null
    ) counted where number <= ${MOST_COUNTED} group by kind`);
  return rows as { kind: MessageKind; unread: number }[];
}

/** Marks unread messages of a person as read: one, those of a kind or all, up to a moment. */
export async function markRead(
  db: Db,
  accountId: string,
  { messageId, kind, before }: { messageId?: string; kind?: MessageKind; before?: number },
  now: number,
): Promise<number> {
  const rows = await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        eq(messages.accountId, accountId),
        isNull(messages.readAt),
        visible,
        messageId ? eq(messages.id, messageId) : undefined,
        kind ? eq(messages.kind, kind) : undefined,
        before === undefined ? undefined : lte(messages.createdAt, before),
      ),
    )
    .returning({ template: messages.template, eventKey: messages.eventKey });
  const byStaff = rows.filter(({ template }) => template === BY_STAFF);
  await countReads(
    db,
    byStaff.map(({ eventKey }) => eventKey),
  );
  return rows.length;
}

/** @returns whether there was such a message */
export async function markDeleted(db: Db, accountId: string, messageId: string, now: number): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ deletedAt: now })
    .where(and(eq(messages.accountId, accountId), eq(messages.id, messageId), visible))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** Deletes messages of everybody that are older than a moment, with their deliveries. @returns how many */
export async function deleteOldMessages(db: Db, before: number, most: number): Promise<number> {
  const old = await db
    .select({ id: messages.id })
    .from(messages)
    .where(lt(messages.createdAt, before))
    .orderBy(messages.createdAt)
    .limit(most);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.delete(messageDeliveries).where(inArray(messageDeliveries.messageId, ids));
  await db.delete(orderNotices).where(inArray(orderNotices.noticeId, ids));
  await db.delete(messages).where(inArray(messages.id, ids));
  return ids.length;
}
