import { formatDate } from '@voltfront/rules/format/date';
import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { insertHistory, selectWelcomed } from './history.repository';

/** A made-up movement of growth value or KR. */
export interface PastBooking {
  at: number;
  reason: string;
  delta: number;
  ref?: string;
}

/** Ledger rows of movements, the oldest first. */
function entriesOf(accountId: string, unit: 'growth' | 'kr', bookings: readonly PastBooking[]) {
  let balanceAfter = 0;
  return bookings.map(({ at, reason, delta, ref }, index) => {
    balanceAfter += delta;
    const entry = { accountId, id: newId(at), unit, delta, balanceAfter, reason };
    return { ...entry, ref: ref ?? `demo-${index}`, day: formatDate(at), createdAt: at };
  });
}

/** Gives a demo account without balances ledgers of growth value and KR; nothing when it has balances. */
export async function seedLedgers(
  ctx: Ctx,
  accountId: string,
  { growth, kr }: { growth: readonly PastBooking[]; kr: readonly PastBooking[] },
): Promise<void> {
  const [grown, given] = [entriesOf(accountId, 'growth', growth), entriesOf(accountId, 'kr', kr)];
  const sums = { growth: grown.at(-1)?.balanceAfter ?? 0, kr: given.at(-1)?.balanceAfter ?? 0 };
  const balance = { accountId, points: 0, ...sums, hasLots: true, updatedAt: ctx.now() };
  await insertHistory(ctx.db, { entries: [...grown, ...given], uses: [], days: [], balance });
}

/**
 * Puts movements of growth value that add up to 0 before what demo accounts were welcomed with; `make` gets the moment at
 * which they have to end.
 */
export async function seedBefore(
  ctx: Ctx,
  accountIds: string[],
  make: (end: number) => readonly PastBooking[],
): Promise<void> {
  for (const { accountId, at } of await selectWelcomed(ctx.db, accountIds)) {
    const entries = entriesOf(accountId, 'growth', make(at - HOUR_MS));
    await insertHistory(ctx.db, { entries, uses: [], days: [], balance: null });
  }
}
