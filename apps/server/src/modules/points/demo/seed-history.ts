import { formatDate } from '@voltfront/rules/format/date';
import { pointsExpiry } from '@voltfront/rules/points/points-expiry';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { pointsRules } from '../points-rules';
import { expiringMovements, type PastMovement, pastCheckIns, pastMovements } from './history';
import { insertHistory, selectWelcomed } from './history.repository';

/** Demo accounts whose points begin with a history. */
const WITH_HISTORY = ['person-new', 'person-orders', 'person-owner', 'person-collector', 'person-deposit'];
/** A demo account without points so far, whose points expire soon. */
const EXPIRING = 'person-agent';

/** Ledger rows of a history that ends at `end`; what is left of each lot, and which lots each spending used. */
function bookHistory(accountId: string, movements: readonly PastMovement[], end: number, months: number) {
  const lots: { id: string; remaining: number }[] = [];
  const uses: { accountId: string; entryId: string; lotId: string; amount: number }[] = [];
  let balanceAfter = 0;
  const take = (entryId: string, amount: number) => {
    for (const lot of lots) {
      const part = Math.min(lot.remaining, amount);
      lot.remaining -= part;
      amount -= part;
      if (part > 0) uses.push({ accountId, entryId, lotId: lot.id, amount: part });
    }
  };
  const entries = movements.map(({ ago, reason, delta }, index) => {
    const createdAt = end - ago;
    const id = newId(createdAt);
    balanceAfter += delta;
    if (delta > 0) lots.push({ id, remaining: delta });
    else take(id, -delta);
    const ref = `demo-${index}`;
    const expiresAt = delta > 0 ? pointsExpiry(createdAt, months) : null;
    return {
      accountId,
      id,
      unit: 'points',
      delta,
      balanceAfter,
      reason,
      ref,
      day: formatDate(createdAt),
      createdAt,
      expiresAt,
    };
  });
  const left = new Map(lots.map(({ id, remaining }) => [id, remaining]));
  return { entries: entries.map((entry) => ({ ...entry, remaining: left.get(entry.id) ?? null })), uses };
}

/** Gives demo accounts a ledger to look through; accounts that were removed or whose points moved otherwise are left out. */
export async function seedHistory(ctx: Ctx): Promise<void> {
  const { expiryMonths, checkInLadder } = await pointsRules(ctx);
  const checkIns = pastCheckIns(checkInLadder);
  const now = ctx.now();
  for (const { accountId, at } of await selectWelcomed(ctx.db, WITH_HISTORY)) {
    // On the day of `at` in Beijing, also in its first hour: else the row of check-ins would have ended the day before.
    const end = Math.max(at - HOUR_MS, at - ((at + 8 * HOUR_MS) % DAY_MS));
    const days = checkIns.map(({ ago, ...day }) => {
      const createdAt = end - ago * DAY_MS;
      return { ...day, accountId, day: formatDate(createdAt), createdAt };
    });
    await insertHistory(ctx.db, {
      ...bookHistory(accountId, pastMovements(checkIns), end, expiryMonths),
      days,
      balance: null,
    });
  }
  const { entries, uses } = bookHistory(EXPIRING, expiringMovements, now, expiryMonths);
  const nextExpiryAt = Math.min(...entries.map(({ expiresAt }) => expiresAt ?? Number.POSITIVE_INFINITY));
  const points = entries.at(-1)?.balanceAfter ?? 0;
  const balance = { accountId: EXPIRING, points, hasLots: true, nextExpiryAt, updatedAt: now };
  await insertHistory(ctx.db, { entries, uses, days: [], balance });
}
