import type { Ctx } from '../../kernel/context';
import { financeAirModel, financeCostRule, financeLender, financeProduct, financeText } from './finance.tables';

/** Rows of lenders, products, assumptions and texts for an empty database. */
export interface FinanceSeed {
  lenders: (typeof financeLender.$inferInsert)[];
  products: (typeof financeProduct.$inferInsert)[];
  airModels: (typeof financeAirModel.$inferInsert)[];
  costRules: (typeof financeCostRule.$inferInsert)[];
  texts: (typeof financeText.$inferInsert)[];
}

/** Inserts lenders, products, assumptions and texts; call it in a transaction. */
export async function seedFinance(ctx: Ctx, seed: FinanceSeed): Promise<void> {
  await ctx.db.insert(financeLender).values(seed.lenders);
  await ctx.db.insert(financeProduct).values(seed.products);
  await ctx.db.insert(financeAirModel).values(seed.airModels);
  await ctx.db.insert(financeCostRule).values(seed.costRules);
  await ctx.db.insert(financeText).values(seed.texts);
}
