import type { Ctx } from '../../kernel/context';
import { earn } from './book';

/** Balances that a demo account starts with. */
export interface PointsSeed {
  accountId: string;
  points?: number;
  growth?: number;
  kr?: number;
}

/** Gives demo accounts their balances, through the ledger like everybody's. */
export async function seedPoints(ctx: Ctx, seeds: PointsSeed[]): Promise<void> {
  for (const seed of seeds) {
    for (const unit of ['points', 'growth', 'kr'] as const) {
      const amount = seed[unit] ?? 0;
      if (amount > 0) await earn(ctx, { accountId: seed.accountId, unit, amount, reason: 'welcome', ref: unit });
    }
  }
}
