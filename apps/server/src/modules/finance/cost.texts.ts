import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';
import type { CostRule } from './finance.types';

type Tax = Pick<CostRule['tax'], 'vatPercent' | 'taxPercent'>;
type Relief = Tax & Pick<CostRule['tax'], 'reliefPercent' | 'reliefCapFen'>;

interface Premium {
  fixedFen: number;
  /** Of the car's price. */
  percent: number;
}

const full = ({ vatPercent, taxPercent }: Tax) => `不含税价（车价 ÷ ${1 + vatPercent / 100}）× ${taxPercent}%`;
const fullEnglish = ({ vatPercent, taxPercent }: Tax) =>
  `Price without tax (price ÷ ${1 + vatPercent / 100}) × ${taxPercent}%`;

/** Costs of a car besides its price. They are stored with plans, so the meaning of a key must never change. */
export const costTexts = defineTexts('financeCost', {
  purchaseTax: ['购置税', 'Purchase tax'],
  taxInFull: [full, fullEnglish],
  taxExempt: [
    (tax: Relief) => `${full(tax)}，新能源免征，最多免 ${formatYuan(tax.reliefCapFen)}`,
    (tax) => `${fullEnglish(tax)}; waived for new energy, up to ${formatYuan(tax.reliefCapFen)}`,
  ],
  taxReduced: [
    (tax: Relief) => `${full(tax)}，新能源减征 ${tax.reliefPercent}%，最多减 ${formatYuan(tax.reliefCapFen)}`,
    (tax) => `${fullEnglish(tax)}; ${tax.reliefPercent}% off for new energy, up to ${formatYuan(tax.reliefCapFen)}`,
  ],
  compulsory: ['交强险', 'Compulsory insurance'],
  compulsorySix: ['6 座及以上家用车首年', 'First year, private car with 6 seats or more'],
  compulsoryFive: ['6 座以下家用车首年', 'First year, private car with fewer than 6 seats'],
  commercial: ['商业险（预估）', 'Commercial insurance (estimate)'],
  commercialNote: [
    ({ fixedFen, percent }: Premium) => `首年，${formatYuan(fixedFen)} + 车价 × ${percent}%，以投保为准`,
    ({ fixedFen, percent }) => `First year, ${formatYuan(fixedFen)} + price × ${percent}%; the policy counts`,
  ],
  mortgage: ['抵押登记费', 'Mortgage registration'],
  mortgageNote: ['由金融机构收取，放款前一次付清', 'Charged by the lender, paid once before the loan'],
  vesselTax: ['车船税', 'Vehicle and vessel tax'],
  vesselTaxNote: ['纯电动乘用车不在征收范围', 'Not charged for battery electric cars'],
  plate: ['上牌服务费', 'Registration service'],
  plateNote: ['代办上牌、临牌，以门店为准', 'Plates and temporary plates; the store sets the fee'],
});
