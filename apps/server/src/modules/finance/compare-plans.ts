import type { FinancePlanData, SavedFinancePlanData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import { planFor } from './calculate-plan';
import { figureTexts } from './figure.texts';
import type { FinanceInput, FinancePlan } from './finance.types';
import { findCar } from './find-car';
import { type Book, openBook } from './offers';

/** A plan is valid for this long: 7 days. */
export const PLAN_VALID_MS = 7 * DAY_MS;

/** A plan as stored, in any table. */
export interface StoredPlan {
  input: FinanceInput;
  plan: FinancePlan;
  savedAt: number;
  validUntil: number;
}

const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;

const costFen = (plan: FinancePlanData, codes: readonly string[]) =>
  plan.costs.filter((cost) => codes.includes(cost.code)).reduce((sum, cost) => sum + cost.amountFen, 0);

/** A figure whose change is reported: its name, value and format. */
type Told = [name: string, value: (plan: FinancePlanData) => number, write: (value: number) => string];

const TOLD: readonly Told[] = [
  [figureTexts.price, (plan) => plan.figures.priceFen, formatYuan],
  [figureTexts.rate, (plan) => plan.figures.rateBp, percent],
  [figureTexts.interestFree, (plan) => plan.figures.interestFreeMonths, (months) => figureTexts.months({ months })],
  [figureTexts.tradeIn, (plan) => plan.figures.tradeInFen, formatYuan],
  [figureTexts.paid, (plan) => plan.figures.paidEarlierFen, formatYuan],
  [figureTexts.monthly, (plan) => plan.figures.monthlyFen, formatYuan],
  [figureTexts.purchaseTax, (plan) => costFen(plan, ['purchaseTax']), formatYuan],
  [figureTexts.insurance, (plan) => costFen(plan, ['compulsoryInsurance', 'commercialInsurance']), formatYuan],
  [figureTexts.plate, (plan) => costFen(plan, ['plate', 'mortgage']), formatYuan],
];

/** The differences between two plans as text, causes before their effects. */
function changesBetween(before: FinancePlanData, after: FinancePlanData): string[] {
  return TOLD.filter(([, value]) => value(before) !== value(after)).map(([name, value, write]) =>
    figureTexts.changed({ name, before: write(value(before)), after: write(value(after)) }),
  );
}

type Today = Pick<SavedFinancePlanData, 'current' | 'changes' | 'unavailable'>;

/** A stored plan and what it would be today. Pass `book` when comparing several. */
export async function planToday(
  ctx: Ctx,
  { input, plan }: Pick<StoredPlan, 'input' | 'plan'>,
  book?: Book,
): Promise<Today> {
  try {
    const now = await planFor(ctx, book ?? (await openBook(ctx)), input, await findCar(ctx, input.subject));
    if (now.fingerprint === plan.fingerprint) return { current: null, changes: [], unavailable: null };
    return { current: now, changes: changesBetween(plan, now), unavailable: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { current: null, changes: [], unavailable: error.message };
  }
}

/** A stored plan in the response format: as stored, and as of now. */
export async function presentStored(ctx: Ctx, stored: StoredPlan): Promise<SavedFinancePlanData> {
  const { plan, savedAt, validUntil } = stored;
  return { plan, savedAt, validUntil, isExpired: ctx.now() >= validUntil, ...(await planToday(ctx, stored)) };
}
