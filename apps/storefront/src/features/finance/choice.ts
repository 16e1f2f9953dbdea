import type { FinanceChoiceData, FinanceProductData, FinanceTradeInData } from '@voltfront/contract';
import type { FinanceChoiceAddress } from './address';

/** Tabs of the calculator: 贷款, 轻享贷 AIR, 全款. */
export type FinanceTab = 'loan' | 'air' | 'cash';

/** A choice with a lender. */
export type LoanChoice = Exclude<FinanceChoiceData, { method: 'cash' }>;

/** What somebody wants, before it is known whether it is offered. */
export interface WantedChoice {
  lenderId?: string;
  productId?: string;
  method?: LoanChoice['method'];
  months?: number;
  /** Percent of the price. */
  downPercent?: number;
  /** Percent of the price. */
  balloonPercent?: number;
}

/** Steps of the down payment in percent, and its widest limits. */
const DOWN_STEP = 5;
const [LOWEST_DOWN, HIGHEST_DOWN] = [15, 90];

/** The offered value nearest to the wanted one; the smaller of two alike. */
function nearest(values: readonly number[], wanted: number): number {
  const sorted = [...values].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return sorted[0] ?? wanted;
}

/** Limits of a product's down payment on the steps of the slider. */
export function downRange({ minDownPercent, maxDownPercent }: FinanceProductData) {
  return {
    min: Math.max(LOWEST_DOWN, Math.ceil(minDownPercent / DOWN_STEP) * DOWN_STEP),
    max: Math.min(HIGHEST_DOWN, Math.floor(maxDownPercent / DOWN_STEP) * DOWN_STEP),
    step: DOWN_STEP,
  };
}

/** Final payments that a term and a down payment leave room for: the loan is at least as large. */
export function balloonPercents({ terms }: FinanceProductData, months: number, downPercent: number): number[] {
  const offered = terms.find((term) => term.months === months)?.balloonPercents ?? [];
  return offered.filter((percent) => percent + downPercent <= 100);
}

/** The wish brought into the limits of a product. */
export function fitChoice(product: FinanceProductData, wanted: WantedChoice, fallback: LoanChoice | null): LoanChoice {
  const { productId, terms, methods } = product;
  const { min, max } = downRange(product);
  const downWanted = wanted.downPercent ?? fallback?.downPercent ?? 30;
  const down = Math.round(downWanted / DOWN_STEP) * DOWN_STEP;
  const months = nearest(
    terms.map((term) => term.months),
    wanted.months ?? fallback?.months ?? 36,
  );
  const common = { productId, months, downPercent: Math.min(max, Math.max(min, down)) };
  if (product.kind === 'air') {
    const offered = balloonPercents(product, months, common.downPercent);
    const fallbackBalloon = fallback?.method === 'balloon' ? fallback.balloonPercent : 40;
    return { method: 'balloon', ...common, balloonPercent: nearest(offered, wanted.balloonPercent ?? fallbackBalloon) };
  }
  const method = wanted.method ?? fallback?.method;
  const isPrincipal = method === 'equalPrincipal' || !methods.includes('equalInstalment');
  return {
    method: isPrincipal && methods.includes('equalPrincipal') ? 'equalPrincipal' : 'equalInstalment',
    ...common,
  };
}

/** The product that a wish means, among the offered ones of a tab: named, of the named lender, the usual one, the first. */
export function chooseProduct(
  products: readonly FinanceProductData[],
  kind: FinanceProductData['kind'],
  wanted: WantedChoice,
  fallback: LoanChoice | null,
): FinanceProductData | null {
  const offered = products.filter((product) => product.kind === kind && product.refusal === null);
  return (
    offered.find((product) => product.productId === wanted.productId) ??
    offered.find((product) => product.lenderId === wanted.lenderId) ??
    offered.find((product) => product.productId === fallback?.productId) ??
    offered[0] ??
    null
  );
}

const tabOf = (choice: FinanceChoiceData): FinanceTab =>
  choice.method === 'cash' ? 'cash' : choice.method === 'balloon' ? 'air' : 'loan';

/** A choice as an address carries it. */
export function choiceAddress(choice: FinanceChoiceData, tradeIn: FinanceTradeInData): FinanceChoiceAddress {
  const oldCar =
    tradeIn.kind === 'own'
      ? { tradeInId: tradeIn.tradeInId }
      : tradeIn.kind === 'typed' && tradeIn.valueFen > 0
        ? { tradeIn: String(Math.round(tradeIn.valueFen / 100)) }
        : {};
  if (choice.method === 'cash') return { tab: 'cash', ...oldCar };
  const { productId, method, months, downPercent } = choice;
  return {
    tab: tabOf(choice),
    productId,
    method,
    months: String(months),
    down: String(downPercent),
    ...(choice.method === 'balloon' ? { balloon: String(choice.balloonPercent) } : {}),
    ...oldCar,
  };
}
