import { formatDate } from '@voltfront/rules/format/date';
import { pointsExpiry } from '@voltfront/rules/points/points-expiry';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { divideIntoLots, takeFromLots } from './lot.repository';
import { countEntries, findBalance, findEntry, insertEntries, moveBalance, type Unit } from './points.repository';
import { pointsTexts } from './points.texts';
import { pointsRules } from './points-rules';
import { settledBalances } from './settle-points';

/** A movement of points, growth value or KR. */
export interface Movement {
  accountId: string;
  /** Default `points`. */
  unit?: Unit;
  /** A whole number above zero. */
  amount: number;
  /** What it is for, such as `checkIn` or `comment`. */
  reason: string;
  /** Id of the thing it is for: the same reason and ref are booked once. */
  ref: string;
  /** Most bookings of this reason on one day of Asia/Shanghai; beyond it nothing is booked. */
  dailyLimit?: number;
  /** The same for one year of Asia/Shanghai. */
  yearlyLimit?: number;
}

/** What a booking did: `booked` is 0 when nothing was. */
export interface Booked {
  booked: number;
  balance: number;
}

/** The lot that an earning makes; growth value and KR do not expire. */
async function lotOf(ctx: Ctx, unit: Unit, amount: number, sign: 1 | -1) {
  if (unit !== 'points' || sign < 0) return undefined;
  const { expiryMonths } = await pointsRules(ctx);
  return { remaining: amount, expiresAt: pointsExpiry(ctx.now(), expiryMonths) };
}

/**
 * Takes the points of a spending out of the lots. Where these hold less than the balance `before` it, a server of the version
 * before, which knows no lots, has booked: then the balance is divided anew.
 */
async function take(ctx: Ctx, accountId: string, spending: { id: string; amount: number; before: number }) {
  const { id, amount, before } = spending;
  if (await takeFromLots(ctx.db, accountId, id, amount)) return;
  await divideIntoLots(ctx.db, accountId, before, (await pointsRules(ctx)).expiryMonths);
  if (!(await takeFromLots(ctx.db, accountId, id, amount)))
    throw new InternalError(`the lots of ${accountId} hold less than ${amount} points`);
}

async function write(ctx: Ctx, movement: Movement, sign: 1 | -1, before: number): Promise<Booked> {
  const { accountId, unit = 'points', amount, reason, ref } = movement;
  const now = ctx.now();
  const lot = await lotOf(ctx, unit, amount, sign);
  const delta = sign * amount;
  const change = { unit, delta, expiresAt: lot?.expiresAt };
  const balance = await moveBalance(ctx.db, accountId, change, now);
  if (balance === null) throw refuse('LIMIT_REACHED', { message: pointsTexts.tooFew, data: { balance: before } });
  const id = newId(now);
  const day = formatDate(now);
  const entry = { accountId, id, unit, delta, balanceAfter: balance, reason, ref, day, createdAt: now, ...lot };
  await insertEntries(ctx.db, [entry]);
  if (unit === 'points' && sign < 0) await take(ctx, accountId, { id, amount, before });
  return { booked: amount, balance };
}

/** Whether a limit of the movement is reached; the balance is locked, so that bookings count each other. */
async function isAtLimit(ctx: Ctx, movement: Movement): Promise<boolean> {
  const { accountId, unit = 'points', reason, dailyLimit, yearlyLimit } = movement;
  const today = formatDate(ctx.now());
  const count = (from: string) => countEntries(ctx.db, reason, { accountId, unit, from, to: today });
  if (dailyLimit !== undefined && (await count(today)) >= dailyLimit) return true;
  return yearlyLimit !== undefined && (await count(`${today.slice(0, 4)}-01-01`)) >= yearlyLimit;
}

async function book(ctx: Ctx, movement: Movement, sign: 1 | -1): Promise<Booked> {
  const { accountId, unit = 'points', amount, reason, ref } = movement;
  if (!Number.isInteger(amount) || amount <= 0) throw new InternalError(`cannot book ${amount} ${unit}`);
  return withTransaction(ctx, async (tx) => {
    const before = (await settledBalances(tx, accountId))[unit];
    const nothing = { booked: 0, balance: before };
    if (await findEntry(tx.db, accountId, unit, reason, ref)) return nothing;
    if (await isAtLimit(tx, movement)) return nothing;
    return write(tx, movement, sign, before);
  });
}

/**
 * Books an earning in the caller's transaction (or one of its own).
 * @returns `booked` is 0 when the same reason and ref were booked before or the daily limit is reached
 */
export function earn(ctx: Ctx, movement: Movement): Promise<Booked> {
  return book(ctx, movement, 1);
}

/**
 * Books an earning from a source of the table `points_source`, whose code is the reason; nothing when staff removed it.
 * @returns `booked` is 0 when the same ref was booked before, the daily limit is reached or there is no such source
 */
export async function earnFrom(ctx: Ctx, source: { accountId: string; code: string; ref: string }): Promise<Booked> {
  const { accountId, code, ref } = source;
  const row = (await pointsRules(ctx)).sources.find((each) => each.code === code);
  if (!row) return { booked: 0, balance: (await findBalance(ctx.db, accountId, ctx.now()))?.points ?? 0 };
  return earn(ctx, { accountId, amount: row.amount, reason: code, ref, dailyLimit: row.dailyLimit });
}

/**
 * Books a spending in the caller's transaction (or one of its own), out of the points that expire first.
 * @throws LIMIT_REACHED when the balance is too low; nothing is booked then
 */
export function spend(ctx: Ctx, movement: Movement): Promise<Booked> {
  return book(ctx, movement, -1);
}

/** Whether a source was booked for a thing, read without a lock. */
export async function isBooked(ctx: Ctx, source: { accountId: string; code: string; ref: string }): Promise<boolean> {
  return (await findEntry(ctx.db, source.accountId, 'points', source.code, source.ref)) !== undefined;
}
