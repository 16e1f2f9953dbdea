import { choose } from '@voltfront/rules/configurator/choose';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import type { Selection } from '@voltfront/rules/configurator/types';
import type { Ctx } from '../../kernel/context';
import type { CatalogueVersion, PeriodDiscount } from './catalogue';
import { catalogueChanged } from './catalogue-cache';
import { insertDiscounts, type NewDiscount, selectAmounts, updateEnds } from './discount.repository';
import { priceOf } from './price-of';

/** Amounts of those of some discounts that are in force now, by code. */
export const findDiscounts = (ctx: Ctx, codes: readonly string[]): Promise<Map<string, number>> =>
  selectAmounts(ctx.db, codes, ctx.now());

/** Adds discounts; every process counts them within seconds. Call it in a transaction that locked the offers. */
export async function addDiscounts(ctx: Ctx, rows: readonly NewDiscount[]): Promise<void> {
  await insertDiscounts(ctx.db, rows);
  await catalogueChanged(ctx);
}

/** Ends discounts now. Call it in a transaction that locked the offers. */
export async function endDiscounts(ctx: Ctx, codes: readonly string[]): Promise<void> {
  await updateEnds(ctx.db, codes, ctx.now());
  await catalogueChanged(ctx);
}

/** The standard configuration, with one more option where that can be chosen. */
function standardWith(version: CatalogueVersion, productCode: string | undefined): Selection {
  const standard = defaultSelection(version);
  if (productCode === undefined) return standard;
  const change = choose(version, standard, productCode);
  if (change.kind === 'blocked') return standard;
  return change.kind === 'needs' ? change.accept.selection : change.selection;
}

/**
 * What the standard configuration of a version, with the option of a discount, costs a person without the discount and with
 * it, and how customers see the latter: by the rule of all quotes, at a time when the discount is in force.
 */
export function discountExample(
  version: CatalogueVersion,
  {
    productCode,
    ...discount
  }: Pick<PeriodDiscount, 'code' | 'name' | 'amountFen'> & {
    productCode?: string | undefined;
  },
  now: number,
) {
  const selection = standardWith(version, productCode);
  const others = version.discounts.filter(({ code }) => code !== discount.code);
  const added = { ...discount, productCode: productCode ?? null, startsAt: now, endsAt: now + 1 };
  const price = (discounts: PeriodDiscount[]) => priceOf({ ...version, discounts }, selection, 'personal', now);
  const whole = price([...others, added]);
  return { withoutFen: price(others).totalFen, withFen: whole.totalFen, lines: whole.lines };
}
