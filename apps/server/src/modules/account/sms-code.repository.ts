import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { smsCodes, smsDays } from './account.tables';

type CodeRow = typeof smsCodes.$inferSelect;
type CodeKey = Pick<CodeRow, 'phoneHash' | 'scene'>;
type DayRow = typeof smsDays.$inferSelect;

const isCode = ({ phoneHash, scene }: CodeKey): SQL | undefined =>
  and(eq(smsCodes.phoneHash, phoneHash), eq(smsCodes.scene, scene));

/**
 * Counts another code for a phone number and day, in one statement, so that concurrent requests
 * cannot both succeed; shortly after midnight the pause since the previous day's last code still
 * counts.
 * @returns false when the day has `perDay` codes, or the newest was sent less than `pauseMs` ago
 */
export async function takeTurn(
  db: Db,
  { phoneHash, day, now }: { phoneHash: string; day: string; now: number },
  { perDay, pauseMs }: { perDay: number; pauseMs: number },
): Promise<boolean> {
  const pauseEnd = new Date(now - pauseMs).toISOString();
  const taken = await db.execute<{ sent_count: number }>(sql`
    insert into ${smsDays} (phone_hash, day, sent_count, last_sent_at)
    select ${phoneHash}, ${day}, 1, ${new Date(now).toISOString()}::timestamptz
    where not exists (select 1 from ${smsDays} d where d.phone_hash = ${phoneHash} and d.day <> ${day} and d.last_sent_at > ${pauseEnd}::timestamptz)
    on conflict (phone_hash, day) do update set sent_count = ${smsDays}.sent_count + 1, last_sent_at = excluded.last_sent_at
    where ${smsDays}.sent_count < ${perDay} and ${smsDays}.last_sent_at <= ${pauseEnd}::timestamptz
    returning sent_count`);
  return taken.rows.length > 0;
}

/** Codes that a phone got since a Shanghai day. */
export async function sentSince(db: Db, phoneHashes: readonly string[], day: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${smsDays.sentCount}), 0)`.mapWith(Number) })
    .from(smsDays)
    .where(and(inArray(smsDays.phoneHash, [...phoneHashes]), gte(smsDays.day, day)));
  return row?.count ?? 0;
}

/** The newest day on which a phone got codes. */
export async function newestDay(db: Db, phoneHash: string): Promise<DayRow | undefined> {
  const [row] = await db
    .select()
    .from(smsDays)
    .where(eq(smsDays.phoneHash, phoneHash))
    .orderBy(sql`${smsDays.day} desc`)
    .limit(1);
  return row;
}

/** Stores a new code, replacing the older one of its phone number and scene. */
export async function keepCode(db: Db, { phoneHash, scene, ...fresh }: CodeRow): Promise<void> {
  await db
    .insert(smsCodes)
    .values({ phoneHash, scene, ...fresh })
    .onConflictDoUpdate({ target: [smsCodes.phoneHash, smsCodes.scene], set: fresh });
}

/**
 * Takes one attempt from an unused code; undefined when there is no such code or no attempt left.
 */
export async function takeTry(db: Db, key: CodeKey): Promise<CodeRow | undefined> {
  const [tried] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(and(isCode(key), gt(smsCodes.triesLeft, 0), eq(smsCodes.isUsed, false)))
    .returning();
  return tried;
}

export async function findCode(db: Db, key: CodeKey): Promise<CodeRow | undefined> {
  const [known] = await db.select().from(smsCodes).where(isCode(key));
  return known;
}

/** Uses up a code; of concurrent callers only one gets true. */
export async function useUpCode(db: Db, code: Pick<CodeRow, 'phoneHash' | 'scene' | 'codeHash'>): Promise<boolean> {
  const [used] = await db
    .update(smsCodes)
    .set({ isUsed: true })
    .where(and(isCode(code), eq(smsCodes.codeHash, code.codeHash), eq(smsCodes.isUsed, false)))
    .returning({ scene: smsCodes.scene });
  return used !== undefined;
}

/** Deletes a phone number's codes, and its counts before `today`. */
export async function forgetPhone(tx: Db, phoneHash: string, today: string): Promise<void> {
  await tx.delete(smsCodes).where(eq(smsCodes.phoneHash, phoneHash));
  await tx.delete(smsDays).where(and(eq(smsDays.phoneHash, phoneHash), lt(smsDays.day, today)));
}

/** Deletes codes that expired before a time, and counts of days before one. */
export async function forgetBefore(db: Db, endedAt: number, day: string): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, endedAt));
  await db.delete(smsDays).where(lt(smsDays.day, day));
}
