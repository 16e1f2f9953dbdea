import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { earn } from './book';
import { insertCoupons } from './points.repository';

/** Balances and coupons that a demo account starts with. */
export interface PointsSeed {
  accountId: string;
  points?: number;
  growth?: number;
  kr?: number;
  coupons?: { kind: string; title: string; amountFen: number; days: number }[];
}

/** Gives demo accounts their balances, through the ledger like everybody's, and their coupons. */
export async function seedPoints(ctx: Ctx, seeds: PointsSeed[]): Promise<void> {
  const now = ctx.now();
  for (const seed of seeds) {
    for (const unit of ['points', 'growth', 'kr'] as const) {
      const amount = seed[unit] ?? 0;
      if (amount > 0) await earn(ctx, { accountId: seed.accountId, unit, amount, reason: 'welcome', ref: unit });
    }
    const rows = (seed.coupons ?? []).map(({ days, ...rest }) => ({
      ...rest,
      accountId: seed.accountId,
      id: newId(now),
      state: 'unused',
      expiresAt: now + days * DAY_MS,
      createdAt: now,
    }));
    await insertCoupons(ctx.db, rows);
  }
}
