import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { messageDeliveries, messages } from './message.tables';
import type { DeliveryKey, DeliveryState } from './message.types';

const isDelivery = ({ accountId, messageId, channel }: DeliveryKey) =>
  and(
    eq(messageDeliveries.accountId, accountId),
    eq(messageDeliveries.messageId, messageId),
    eq(messageDeliveries.channel, channel),
  );

export async function insertDeliveries(db: Db, keys: readonly DeliveryKey[], now: number): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ ...key, state: 'waiting' as const, createdAt: now, updatedAt: now }));
  await db.insert(messageDeliveries).values(rows);
}

/** Takes a waiting delivery for sending; of several callers one gets it. @returns the message, or undefined */
export async function claimDelivery(db: Db, key: DeliveryKey, now: number) {
  const claimed = await db
    .update(messageDeliveries)
    .set({ state: 'sending', attempts: sql`${messageDeliveries.attempts} + 1`, updatedAt: now })
    .where(and(isDelivery(key), eq(messageDeliveries.state, 'waiting')))
    .returning({ accountId: messageDeliveries.accountId });
  if (claimed.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, key.accountId), eq(messages.id, key.messageId)));
  return row;
}

/** Ends or repeats a delivery that is being sent. */
export async function settleDelivery(
  db: Db,
  key: DeliveryKey,
  { state, reason = '' }: { state: DeliveryState; reason?: string },
  now: number,
): Promise<void> {
  await db
    .update(messageDeliveries)
    .set({ state, reason, updatedAt: now })
    .where(and(isDelivery(key), eq(messageDeliveries.state, 'sending')));
}

/** Deliveries in a state for longer than since `before`, the oldest first. */
export function selectStale(db: Db, state: 'waiting' | 'sending', before: number, most: number) {
  const { accountId, messageId, channel, createdAt, updatedAt } = messageDeliveries;
  return db
    .select({ accountId, messageId, channel, createdAt })
    .from(messageDeliveries)
    .where(and(eq(messageDeliveries.state, state), lt(updatedAt, before)))
    .orderBy(asc(updatedAt))
    .limit(most);
}

/** Moves deliveries of messages from one state to another. */
export async function moveDeliveries(
  db: Db,
  messageIds: readonly string[],
  { from, to, reason }: { from: DeliveryState; to: DeliveryState; reason: string },
  now: number,
): Promise<void> {
  if (messageIds.length === 0) return;
  await db
    .update(messageDeliveries)
    .set({ state: to, reason, updatedAt: now })
    .where(and(inArray(messageDeliveries.messageId, [...messageIds]), eq(messageDeliveries.state, from)));
}
