import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { financeAirModel, financeCostRule, financeLender, financeProduct, financeText } from './finance.tables';

export type LenderRow = typeof financeLender.$inferSelect;
export type ProductRow = typeof financeProduct.$inferSelect;
export type AirRow = typeof financeAirModel.$inferSelect;
export type CostRuleRow = typeof financeCostRule.$inferSelect;
export type TextRow = typeof financeText.$inferSelect;

export function selectLenders(db: Db): Promise<LenderRow[]> {
  return db.select().from(financeLender).orderBy(asc(financeLender.position));
}

/** All versions of all products, the newest version of each first. */
export function selectProducts(db: Db): Promise<ProductRow[]> {
  return db.select().from(financeProduct).orderBy(asc(financeProduct.position), desc(financeProduct.version));
}

/** Residual values in force at a time (epoch ms), the newest version of each model first. */
export function selectAirModels(db: Db, now: number): Promise<AirRow[]> {
  const holds = and(
    lte(financeAirModel.validFrom, now),
    or(isNull(financeAirModel.validTo), gt(financeAirModel.validTo, now)),
  );
  return db.select().from(financeAirModel).where(holds).orderBy(desc(financeAirModel.version));
}

/** Cost assumptions in force at a time (epoch ms). */
export async function selectCostRule(db: Db, now: number): Promise<CostRuleRow | undefined> {
  const holds = and(
    lte(financeCostRule.validFrom, now),
    or(isNull(financeCostRule.validTo), gt(financeCostRule.validTo, now)),
  );
  const [row] = await db.select().from(financeCostRule).where(holds).orderBy(desc(financeCostRule.version)).limit(1);
  return row;
}

/** Versions of a text that are or were in force at a time, newest first. */
export function selectTexts(db: Db, kind: TextRow['kind'], now: number): Promise<TextRow[]> {
  return db
    .select()
    .from(financeText)
    .where(and(eq(financeText.kind, kind), lte(financeText.validFrom, now)))
    .orderBy(desc(financeText.validFrom));
}
