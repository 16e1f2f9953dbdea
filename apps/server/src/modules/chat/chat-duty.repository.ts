import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { chatDuties as duties } from './chat.tables';

/** Most agents who are told of a change in the queue. */
const MOST_TOLD = 200;

const onDuty = (since: number) => and(eq(duties.isOnDuty, true), gt(duties.seenAt, since));

/** Agents on duty whose console was heard of since a moment. */
export async function listOnDuty(db: Db, since: number): Promise<string[]> {
  const rows = await db.select({ agentId: duties.accountId }).from(duties).where(onDuty(since)).limit(MOST_TOLD);
  return rows.map(({ agentId }) => agentId);
}

/** Whether an agent is on duty, with a console that was heard of since a moment. */
export const isAgentOnDuty = async (db: Db, agentId: string, since: number): Promise<boolean> =>
  (await db.$count(duties, and(eq(duties.accountId, agentId), onDuty(since)))) > 0;

/** Locks the duty of an agent, so that they take one conversation after the other. @returns whether they are on duty */
export async function lockDuty(db: Db, agentId: string): Promise<boolean> {
  const [row] = await db.select().from(duties).where(eq(duties.accountId, agentId)).for('update');
  return row?.isOnDuty ?? false;
}

/** Begins or ends the duty of an agent. */
export async function setDuty(db: Db, row: typeof duties.$inferSelect): Promise<void> {
  const { isOnDuty, seenAt } = row;
  await db.insert(duties).values(row).onConflictDoUpdate({ target: duties.accountId, set: { isOnDuty, seenAt } });
}

/** The console of an agent on duty was heard of. */
export async function noteSeen(db: Db, agentId: string, now: number): Promise<void> {
  await db
    .update(duties)
    .set({ seenAt: now })
    .where(and(eq(duties.accountId, agentId), eq(duties.isOnDuty, true)));
}
