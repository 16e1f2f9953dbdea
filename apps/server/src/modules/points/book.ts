import { formatDate } from '@voltfront/rules/format/date';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { countEntries, findEntry, insertEntry, lockBalance, moveBalance, type Unit } from './points.repository';
import { pointsTexts } from './points.texts';

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
}

async function book(ctx: Ctx, movement: Movement, sign: 1 | -1): Promise<{ booked: number; balance: number }> {
  const { accountId, unit = 'points', amount, reason, ref, dailyLimit } = movement;
  if (!Number.isInteger(amount) || amount <= 0) throw new InternalError(`cannot book ${amount} ${unit}`);
  const now = ctx.now();
  const day = formatDate(now);
  return withTransaction(ctx, async ({ db }) => {
    const before = (await lockBalance(db, accountId, now))?.[unit] ?? 0;
    if (await findEntry(db, accountId, unit, reason, ref)) return { booked: 0, balance: before };
    if (dailyLimit !== undefined && (await countEntries(db, accountId, reason, day)) >= dailyLimit) {
      return { booked: 0, balance: before };
    }
    const delta = sign * amount;
    const balance = await moveBalance(db, accountId, unit, delta, now);
    if (balance === null) throw refuse('LIMIT_REACHED', { message: pointsTexts.tooFew, data: { balance: before } });
    const entry = { accountId, id: newId(now), unit, delta, balanceAfter: balance, reason, ref, day, createdAt: now };
    await insertEntry(db, entry);
    return { booked: amount, balance };
  });
}

/**
 * Books an earning in the caller's transaction (or one of its own).
 * @returns `booked` is 0 when the same reason and ref were booked before or the daily limit is reached
 */
export function earn(ctx: Ctx, movement: Movement): Promise<{ booked: number; balance: number }> {
  return book(ctx, movement, 1);
}

/**
 * Books a spending in the caller's transaction (or one of its own).
 * @throws LIMIT_REACHED when the balance is too low; nothing is booked then
 */
export function spend(ctx: Ctx, movement: Movement): Promise<{ booked: number; balance: number }> {
  return book(ctx, movement, -1);
}
