import type { FinanceSubjectData, FinanceTradeInData, SubsidyKindData } from '@voltfront/contract';
import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import type { FinanceTab, WantedChoice } from './choice';

/** The car of a calculation in an address: an order, a stock car, a configuration link, or a version. */
export interface FinanceCarAddress {
  orderNo?: string;
  stockCarId?: string;
  /** Text of `selectionToLink`. */
  c?: string;
  modelId?: string;
  versionId?: string;
  /** `none`, `personal` or `enterprise`. */
  subsidy?: string;
}

/** How it is to be paid, in an address; numbers are text. */
export interface FinanceChoiceAddress {
  /** `loan`, `air` or `cash`. */
  tab?: string;
  lenderId?: string;
  productId?: string;
  method?: string;
  months?: string;
  /** Percent of the price. */
  down?: string;
  /** Final payment of 轻享贷, percent of the price. */
  balloon?: string;
  /** An own estimate or offer for the old car. */
  tradeInId?: string;
  /** Value of the old car as typed, in whole yuan. */
  tradeIn?: string;
  cityCode?: string;
}

/** Everything that the calculator reads from its address and writes into it. */
export interface FinanceAddress extends FinanceCarAddress, FinanceChoiceAddress {}

/** Who buys, as far as an address says. */
export const subsidyIn = (text: string | undefined): SubsidyKindData =>
  text === 'none' || text === 'enterprise' ? text : 'personal';

/** The car that an address names; null when it names none, or a damaged one. */
export function subjectIn(address: FinanceCarAddress): FinanceSubjectData | null {
  const { orderNo, stockCarId, c, versionId } = address;
  const subsidy = subsidyIn(address.subsidy);
  if (orderNo) return { kind: 'order', orderNo };
  if (stockCarId) return { kind: 'stockCar', stockCarId };
  const linked = c ? linkToSelection(c) : null;
  if (linked) {
    const { codes, ...version } = linked;
    return { kind: 'configuration', configuration: { ...version, productCodes: [...codes] }, subsidy };
  }
  return versionId ? { kind: 'version', versionId, subsidy } : null;
}

/** Only what names the car. */
export function carIn({ orderNo, stockCarId, c, modelId, versionId, subsidy }: FinanceCarAddress): FinanceCarAddress {
  return { orderNo, stockCarId, c, modelId, versionId, subsidy };
}

const wholeIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const METHODS = ['equalInstalment', 'equalPrincipal', 'balloon'] as const;

/** The tab that an address opens; a method alone says it too. */
export function tabIn({ tab, method }: FinanceChoiceAddress): FinanceTab | undefined {
  if (tab === 'loan' || tab === 'air' || tab === 'cash') return tab;
  if (method === 'balloon') return 'air';
  if (method === 'cash') return 'cash';
  return method ? 'loan' : undefined;
}

/** What an address wants; the products decide what of it is possible. */
export function wantedIn(address: FinanceChoiceAddress): WantedChoice {
  return {
    lenderId: address.lenderId,
    productId: address.productId,
    method: METHODS.find((method) => method === address.method),
    months: wholeIn(address.months),
    downPercent: wholeIn(address.down),
    balloonPercent: wholeIn(address.balloon),
  };
}

/** The old car that an address names. */
export function tradeInIn({ tradeInId, tradeIn }: FinanceChoiceAddress): FinanceTradeInData {
  if (tradeInId) return { kind: 'own', tradeInId };
  const yuan = wholeIn(tradeIn) ?? 0;
  return yuan > 0 ? { kind: 'typed', valueFen: yuan * 100 } : { kind: 'none' };
}
