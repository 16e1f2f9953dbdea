import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { couponHistory, coupons, couponTemplates } from './coupon.tables';
import type { CouponKey } from './coupon.types';

export type TemplateRow = typeof couponTemplates.$inferSelect;
export type CouponRow = typeof coupons.$inferSelect;
export type NewCoupon = typeof coupons.$inferInsert;
export type HistoryRow = typeof couponHistory.$inferSelect;

const isCoupon = ({ accountId, couponId }: CouponKey) =>
  and(eq(coupons.accountId, accountId), eq(coupons.id, couponId));

/**
 * Takes one coupon of a template, or gives none when they have run out or are not given out now. Whoever takes one holds the
 * template's row until their transaction ends.
 */
export async function takeFromStock(db: Db, templateId: string, now: number): Promise<TemplateRow | undefined> {
  const t = couponTemplates;
  const [row] = await db
    .update(t)
    .set({ issued: sql`${t.issued} + 1` })
    .where(
      and(eq(t.id, templateId), lte(t.startsAt, now), gt(t.endsAt, now), or(isNull(t.total), lt(t.issued, t.total))),
    )
    .returning();
  return row;
}

/** Gives back what `takeFromStock` took. */
export async function returnToStock(db: Db, templateId: string): Promise<void> {
  await db
    .update(couponTemplates)
    .set({ issued: sql`${couponTemplates.issued} - 1` })
    .where(eq(couponTemplates.id, templateId));
}

export async function selectTemplates(db: Db, ids: readonly string[]): Promise<Map<string, TemplateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(couponTemplates)
    .where(inArray(couponTemplates.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes a coupon with the first line of its history; nothing when the occasion had one already. */
export async function insertCoupon(db: Db, row: NewCoupon): Promise<boolean> {
  const { accountId, id: couponId, createdAt: at, state } = row;
  const made = await db
    .insert(coupons)
    .values({ ...row, historyCount: 1 })
    .onConflictDoNothing({ target: [coupons.accountId, coupons.templateId, coupons.ref] })
    .returning({ id: coupons.id });
  if (made.length === 0) return false;
  await db
    .insert(couponHistory)
    .values({ accountId, couponId, sequence: 1, state, title: 'issued', note: '', who: 'system', at });
  return true;
}

/** The coupon of an occasion. */
export async function findGranted(db: Db, accountId: string, templateId: string, ref: string) {
  const [row] = await db
    .select({ couponId: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), eq(coupons.templateId, templateId), eq(coupons.ref, ref)));
  return row ?? null;
}

/** How many coupons of a template somebody got, without gifts of friends. */
export async function countOfTemplate(db: Db, accountId: string, templateId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), eq(coupons.templateId, templateId), ne(coupons.reason, 'gift')));
  return row?.n ?? 0;
}

export async function selectCoupon(db: Db, key: CouponKey): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(isCoupon(key));
  return row;
}

/** Reads a coupon and locks its row until the transaction ends. */
export async function selectCouponForUpdate(db: Db, key: CouponKey): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(isCoupon(key)).for('update');
  return row;
}

/** The coupon with a number. */
export async function selectByNumber(db: Db, couponNo: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.couponNo, couponNo));
  return row;
}

/** Changes a coupon and adds the line of its history, in one statement. */
export async function updateWithLine(db: Db, changes: Partial<NewCoupon>, line: HistoryRow): Promise<CouponRow> {
  const inserted = db.insert(couponHistory).values(line).returning({ sequence: couponHistory.sequence });
  const told = db.$with('told').as(inserted);
  const [row] = await db.with(told).update(coupons).set(changes).where(isCoupon(line)).returning();
  return row as CouponRow;
}

/** History of a coupon, newest first. */
export function selectHistory(db: Db, { accountId, couponId }: CouponKey): Promise<HistoryRow[]> {
  return db
    .select()
    .from(couponHistory)
    .where(and(eq(couponHistory.accountId, accountId), eq(couponHistory.couponId, couponId)))
    .orderBy(desc(couponHistory.sequence));
}

const isUsable = (accountId: string, now: number) =>
  and(eq(coupons.accountId, accountId), eq(coupons.state, 'unused'), gt(coupons.expiresAt, now));

/** Coupons that can be used now. */
export async function countUsable(db: Db, accountId: string, now: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(coupons).where(isUsable(accountId, now));
  return row?.n ?? 0;
}

/** Coupons that can be used now, and how many of them end up to a moment; one statement. */
export async function countEnding(db: Db, accountId: string, now: number, until: number) {
  const ending = sql<string>`count(*) filter (where ${lte(coupons.expiresAt, until)})`.mapWith(Number);
  const [row] = await db.select({ usable: count(), ending }).from(coupons).where(isUsable(accountId, now));
  return row ?? { usable: 0, ending: 0 };
}

/** Unused coupons that end up to a moment, the soonest-ending first. */
export function selectEnding(
  db: Db,
  accountId: string,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(isUsable(accountId, now), lte(coupons.expiresAt, until)))
    .orderBy(asc(coupons.expiresAt), asc(coupons.id))
    .limit(limit);
}

/** Coupons of some kinds that can be used now, the soonest-ending first. */
export function selectUsableOf(
  db: Db,
  accountId: string,
  { now, kinds, limit }: { now: number; kinds: readonly CouponRow['kind'][]; limit: number },
) {
  return db
    .select()
    .from(coupons)
    .where(and(isUsable(accountId, now), inArray(coupons.kind, [...kinds])))
    .orderBy(asc(coupons.expiresAt), asc(coupons.id))
    .limit(limit);
}

/** Unused coupons whose time is over. */
export function selectOver(db: Db, now: number, limit: number): Promise<CouponKey[]> {
  return db
    .select({ accountId: coupons.accountId, couponId: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.state, 'unused'), lte(coupons.expiresAt, now)))
    .orderBy(asc(coupons.expiresAt))
    .limit(limit);
}

/** Coupons that a person sees at most when they choose for an order. */
const MOST_FOR_ORDER = 200;

/** Coupons of somebody that lie on or could be put on an order, and those that ended since. */
export function selectForOrder(db: Db, accountId: string, endedSince: number): Promise<CouponRow[]> {
  const kinds = inArray(coupons.kind, ['cashOff', 'optionOff']);
  const states = inArray(coupons.state, ['unused', 'locked', 'giftPending', 'expired']);
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), kinds, states, gt(coupons.expiresAt, endedSince)))
    .orderBy(asc(coupons.expiresAt), asc(coupons.id))
    .limit(MOST_FOR_ORDER);
}

/** Coupons of somebody by their ids, locked until the transaction ends. */
export function selectOwnForUpdate(db: Db, accountId: string, ids: readonly string[]): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), inArray(coupons.id, [...ids])))
    .orderBy(asc(coupons.id))
    .for('update');
}

/** Coupons that lie on an order, locked until the transaction ends. */
export function selectLockedOn(db: Db, accountId: string, orderNo: string): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), eq(coupons.state, 'locked'), eq(coupons.orderNo, orderNo)))
    .orderBy(asc(coupons.id))
    .for('update');
}

/** Coupons that lie on an order or were spent on it. */
export function selectOfOrder(db: Db, accountId: string, orderNo: string): Promise<CouponRow[]> {
  const mine = and(eq(coupons.accountId, accountId), eq(coupons.orderNo, orderNo));
  return db
    .select()
    .from(coupons)
    .where(and(mine, inArray(coupons.state, ['locked', 'used'])))
    .orderBy(asc(coupons.id));
}

/** States and ends of some coupons of somebody. */
export const selectStates = (db: Db, accountId: string, ids: readonly string[]) =>
  db
    .select({ id: coupons.id, state: coupons.state, expiresAt: coupons.expiresAt })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), inArray(coupons.id, [...ids])));
