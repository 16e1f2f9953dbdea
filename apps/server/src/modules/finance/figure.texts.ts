import { formatYuan } from '@voltfront/rules/money';
import { defineTexts, plural } from '../../kernel/texts';

interface Months {
  months: number;
}

interface Percents {
  percents: number[];
}

interface Amounts {
  lowFen: number;
  highFen: number;
}

/** Figures of a loan, and what a product allows. */
export const figureTexts = defineTexts('financeFigure', {
  price: ['车价', 'Price of the car'],
  rate: ['年利率', 'Annual rate'],
  interestFree: ['免息期', 'Interest-free period'],
  tradeIn: ['置换价值', 'Trade-in'],
  paid: ['订单已付', 'Already paid'],
  monthly: ['月供', 'Monthly payment'],
  purchaseTax: ['购置税', 'Purchase tax'],
  insurance: ['保险', 'Insurance'],
  plate: ['上牌与登记费', 'Registration'],
  months: [({ months }: Months) => `${months} 个月`, ({ months }) => plural(months, 'month')],
  changed: [
    ({ name, before, after }: { name: string; before: string; after: string }) => `${name}由 ${before} 变为 ${after}`,
    ({ name, before, after }) => `${name} changed from ${before} to ${after}`,
  ],
  monthsAllowed: [
    ({ allowed }: { allowed: number[] }) => `该产品的期限为 ${allowed.join('、')} 个月`,
    ({ allowed }) => `The product runs for ${allowed.join(', ')} months`,
  ],
  downAllowed: [
    ({ percents }: Percents) => `该产品的首付比例为 ${percents[0]}% 至 ${percents.at(-1)}%`,
    ({ percents }) => `The down payment of the product is ${percents[0]}% to ${percents.at(-1)}%`,
  ],
  balloonAllowed: [
    ({ percents }: Percents) => `尾款比例可选 ${percents.map((percent) => `${percent}%`).join('、')}`,
    ({ percents }) => `The final payment can be ${percents.map((percent) => `${percent}%`).join(', ')}`,
  ],
  loanAllowed: [
    ({ lowFen, highFen }: Amounts) => `该产品的贷款额为 ${formatYuan(lowFen)} 至 ${formatYuan(highFen)}`,
    ({ lowFen, highFen }) => `The product lends ${formatYuan(lowFen)} to ${formatYuan(highFen)}`,
  ],
  paidAtMost: [
    ({ highFen }: Pick<Amounts, 'highFen'>) =>
      `置换车款与订单已付最多 ${formatYuan(highFen)}，请选择首付更高的产品或全款`,
    ({ highFen }) =>
      `The trade-in and what is paid already may be ${formatYuan(highFen)} at most; please choose a product with a higher down payment, or pay in full`,
  ],
});
