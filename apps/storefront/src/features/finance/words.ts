import { t } from '@lingui/core/macro';
import type { FinanceApplicationData, FinanceMethodData, FinanceProductData } from '@voltfront/contract';
import type { TagProps } from '@/ui';
import { rateText } from './figures';

/** How people call a way of paying. */
export function methodName(method: FinanceMethodData): string {
  const names: Record<FinanceMethodData, string> = {
    equalInstalment: t`等额本息`,
    equalPrincipal: t`等额本金`,
    balloon: t`轻享贷`,
    cash: t`全款`,
  };
  return names[method];
}

/** Lowest rate of a product in words: free of interest, one rate, or from a rate on. */
export function productRate({ terms }: Pick<FinanceProductData, 'terms'>): string {
  const rates = terms.map((term) => term.rateBp);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  if (high === 0) return t`0 利率`;
  if (low === 0) return t`0 利率起`;
  const rate = rateText(low);
  return low === high ? rate : t`${rate} 起`;
}

/** The rate of a product for a term; from which rate on where it does not offer that term. */
export function rateAt(product: Pick<FinanceProductData, 'terms'>, months: number): string {
  const term = product.terms.find((each) => each.months === months);
  if (!term) return productRate(product);
  return term.rateBp === 0 ? t`0 利率` : rateText(term.rateBp);
}

/** `12-60 期`, or the only term. */
export function productTerms({ terms }: Pick<FinanceProductData, 'terms'>): string {
  const months = terms.map((term) => term.months);
  const [low, high] = [Math.min(...months), Math.max(...months)];
  return low === high ? t`${low} 期` : t`${low}-${high} 期`;
}

/** How people call the state of an application. */
export function applicationName(state: FinanceApplicationData['state']): string {
  const names: Record<FinanceApplicationData['state'], string> = {
    opened: t`待提交`,
    submitted: t`已提交`,
    reviewing: t`审核中`,
    approved: t`已通过`,
    rejected: t`未通过`,
    withdrawn: t`已撤回`,
  };
  return names[state];
}

/** Colour of the state of an application. */
export function applicationTone(state: FinanceApplicationData['state']): TagProps['tone'] {
  if (state === 'approved') return 'success';
  if (state === 'rejected') return 'danger';
  return state === 'withdrawn' ? 'neutral' : 'warning';
}
