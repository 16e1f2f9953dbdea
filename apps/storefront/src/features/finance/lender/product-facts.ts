import { t } from '@lingui/core/macro';
import type { FinanceLenderData, FinanceProductData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { validityText } from '../rules/rate-table';
import { methodName, productRate, productTerms } from '../words';

/** A product as its lender shows it. */
export type LenderProduct = FinanceLenderData['products'][number];

export interface ProductFact {
  key: string;
  name: string;
  value: string;
}

/** Everything that tells products apart, in the order in which people compare. */
export function productFacts(product: LenderProduct): ProductFact[] {
  const { minDownPercent, maxDownPercent, mortgageFeeFen, modelNames, cityNames } = product;
  return [
    { key: 'rate', name: t`年化利率`, value: productRate(product) },
    { key: 'down', name: t`首付比例`, value: `${minDownPercent}%-${maxDownPercent}%` },
    { key: 'terms', name: t`还款期数`, value: productTerms(product) },
    { key: 'methods', name: t`还款方式`, value: methodNames(product) },
    { key: 'loan', name: t`贷款额度`, value: loanRange(product) },
    { key: 'fee', name: t`抵押登记费`, value: mortgageFeeFen === 0 ? t`免收` : formatYuan(mortgageFeeFen) },
    { key: 'models', name: t`适用车型`, value: modelNames.join('、') },
    { key: 'cities', name: t`适用城市`, value: cityNames === null ? t`全部交付城市` : cityNames.join('、') },
    { key: 'validity', name: t`有效期`, value: validityText(product) },
  ];
}

const methodNames = ({ methods }: FinanceProductData): string =>
  methods
    .filter((method) => method !== 'cash')
    .map(methodName)
    .join('、');

/** `5万-50万元`: whole ten thousands where they are. */
function loanRange({ minLoanFen, maxLoanFen }: FinanceProductData): string {
  const [low, high] = [minLoanFen, maxLoanFen].map((fen) => String(fen / 1_000_000));
  return t`${low ?? ''}万-${high ?? ''}万元`;
}
