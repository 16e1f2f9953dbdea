import { and, asc, eq, gt, lte, min, type SQL, sql, sum } from 'drizzle-orm';
import type { Db, Rows } from '../../kernel/database';
import { pointsBalance, pointsEntry, pointsUse } from './points.tables';

/** Points that one ledger entry earned, as far as they are left. */
export interface Lot {
  lotId: string;
  amount: number;
  expiresAt: number;
}

const left = (accountId: string, more?: SQL) =>
  and(eq(pointsEntry.accountId, accountId), gt(pointsEntry.remaining, 0), more);

/** What expires after `from` (if given) and up to `until`, and when the first of it does; null without any. */
export async function sumExpiring(db: Db, accountId: string, until: number, from?: number) {
  const since = from === undefined ? undefined : gt(pointsEntry.expiresAt, from);
  const [row] = await db
    .select({ points: sum(pointsEntry.remaining).mapWith(Number), firstAt: min(pointsEntry.expiresAt) })
    .from(pointsEntry)
    .where(left(accountId, and(since, lte(pointsEntry.expiresAt, until))));
  return { points: row?.points ?? 0, firstAt: row?.firstAt ?? null };
}

/** Lots whose time is over, the oldest first. */
export async function selectExpired(db: Db, accountId: string, now: number): Promise<Lot[]> {
  const rows = await db
    .select({ lotId: pointsEntry.id, amount: pointsEntry.remaining, expiresAt: pointsEntry.expiresAt })
    .from(pointsEntry)
    .where(left(accountId, lte(pointsEntry.expiresAt, now)))
    .orderBy(asc(pointsEntry.expiresAt), asc(pointsEntry.id));
  return rows.map(({ lotId, amount, expiresAt }) => ({ lotId, amount: amount ?? 0, expiresAt: expiresAt ?? now }));
}

/** Takes out of the lots what expired, with what each expiry took; all of it was read under the lock of the balance. */
export async function emptyExpired(
  db: Db,
  accountId: string,
  now: number,
  uses: readonly { entryId: string; lotId: string; amount: number }[],
): Promise<void> {
  await db.insert(pointsUse).values(uses.map((use) => ({ ...use, accountId })));
  await db
    .update(pointsEntry)
    .set({ remaining: 0 })
    .where(left(accountId, lte(pointsEntry.expiresAt, now)));
  await renewNextExpiry(db, accountId);
}

/** Notes in a balance when the first of its lots expires. */
export async function renewNextExpiry(db: Db, accountId: string): Promise<void> {
  const next = db
    .select({ at: min(pointsEntry.expiresAt) })
    .from(pointsEntry)
    .where(left(accountId));
  await db
    .update(pointsBalance)
    .set({ nextExpiryAt: sql`(${next})` })
    .where(eq(pointsBalance.accountId, accountId));
}

/**
 * Takes `amount` points out of the lots that expire first, and keeps which ones an entry took.
 * @returns false when the lots do not hold as much; nothing is taken then
 */
export async function takeFromLots(db: Db, accountId: string, entryId: string, amount: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`with lots as (
      select id, remaining, sum(remaining) over (order by expires_at, id) - remaining as before
      from ${pointsEntry} where account_id = ${accountId} and remaining > 0
    ), taken as (
      update ${pointsEntry} entry set remaining = entry.remaining - least(lots.remaining, ${amount}::bigint - lots.before)
      from lots where entry.account_id = ${accountId} and entry.id = lots.id and lots.before < ${amount}::bigint
        and (select sum(remaining) from lots) >= ${amount}::bigint
      returning lots.id, lots.remaining - entry.remaining as amount
    ), kept as (
      insert into ${pointsUse} (account_id, entry_id, lot_id, amount)
      select ${accountId}, ${entryId}, id, amount from taken returning amount
    ) select coalesce(sum(amount), 0) as taken from kept`)) as Rows<{ taken: string | number }>;
  return Number(rows[0]?.taken ?? 0) === amount;
}

/** A part of a spending that was not given back. */
export interface LotUse extends Lot {
  /** Points that can still be given back. */
  amount: number;
}

/** What an entry took from lots and was not given back, what expires last first. */
export async function selectUses(db: Db, accountId: string, entryId: string): Promise<LotUse[]> {
  const rows = await db
    .select({
      lotId: pointsUse.lotId,
      amount: sql<string>`${pointsUse.amount} - ${pointsUse.returned}`.mapWith(Number),
      expiresAt: pointsEntry.expiresAt,
    })
    .from(pointsUse)
    .innerJoin(pointsEntry, and(eq(pointsEntry.accountId, pointsUse.accountId), eq(pointsEntry.id, pointsUse.lotId)))
    .where(and(eq(pointsUse.accountId, accountId), eq(pointsUse.entryId, entryId)))
    .orderBy(sql`${pointsEntry.expiresAt} desc`, sql`${pointsEntry.id} desc`);
  return rows.map(({ expiresAt, ...use }) => ({ ...use, expiresAt: expiresAt ?? 0 }));
}

/** Notes points of a spending as given back; `isLive`: they go back into their lot. */
export async function returnUse(
  db: Db,
  accountId: string,
  use: { entryId: string; lotId: string; amount: number; isLive: boolean },
): Promise<void> {
  const { entryId, lotId, amount, isLive } = use;
  await db
    .update(pointsUse)
    .set({ returned: sql`${pointsUse.returned} + ${amount}` })
    .where(and(eq(pointsUse.accountId, accountId), eq(pointsUse.entryId, entryId), eq(pointsUse.lotId, lotId)));
  if (!isLive) return;
  await db
    .update(pointsEntry)
    .set({ remaining: sql`${pointsEntry.remaining} + ${amount}` })
    .where(and(eq(pointsEntry.accountId, accountId), eq(pointsEntry.id, lotId)));
}

/** Divides a balance into lots anew: what is left was earned last. `months` as in `pointsExpiry`. */
export async function divideIntoLots(db: Db, accountId: string, balance: number, months: number): Promise<void> {
  await db.execute(sql`with earned as (
      select id, delta, sum(delta) over (order by created_at desc, id desc) - delta as newer
      from ${pointsEntry} where account_id = ${accountId} and unit = 'points' and delta > 0
    )
    update ${pointsEntry} entry
    set remaining = greatest(0, least(earned.delta, ${balance}::bigint - earned.newer)),
      expires_at = ((entry.created_at at time zone 'Asia/Shanghai')::date + make_interval(months => ${months}::int)
        + interval '1 day') at time zone 'Asia/Shanghai'
    from earned where entry.account_id = ${accountId} and entry.id = earned.id`);
  const next = db
    .select({ at: min(pointsEntry.expiresAt) })
    .from(pointsEntry)
    .where(left(accountId));
  await db
    .update(pointsBalance)
    .set({ hasLots: true, nextExpiryAt: sql`(${next})` })
    .where(eq(pointsBalance.accountId, accountId));
}

/** Accounts with points whose time is over or whose balance is not divided into lots yet. */
export async function selectAccountsToSettle(db: Db, now: number, most: number): Promise<string[]> {
  const expired = db
    .select({ accountId: pointsBalance.accountId })
    .from(pointsBalance)
    .where(lte(pointsBalance.nextExpiryAt, now))
    .limit(most);
  const undivided = db
    .select({ accountId: pointsBalance.accountId })
    .from(pointsBalance)
    .where(sql`not ${pointsBalance.hasLots}`)
    .limit(most);
  return (await Promise.all([expired, undivided])).flat().map(({ accountId }) => accountId);
}
