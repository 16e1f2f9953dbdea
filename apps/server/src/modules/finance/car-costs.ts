import type { FinanceCarData, FinanceCostData } from '@voltfront/contract';
import { estimateInsurance } from '@voltfront/rules/finance/insurance-estimate';
import { purchaseTax } from '@voltfront/rules/finance/purchase-tax';
import { formatYuan } from '@voltfront/rules/money';
import type { CostRule } from './finance.types';

/** Input of the cost calculation. */
export interface CostInput {
  priceFen: number;
  modelId: string;
  cityCode: string | null;
  /** 抵押登记费 (mortgage registration fee) of the product; 0 for cash. */
  mortgageFeeFen: number;
}

function taxNote({ vatPercent, taxPercent, reliefPercent, reliefCapFen }: CostRule['tax']): string {
  const full = `不含税价（车价 ÷ ${1 + vatPercent / 100}）× ${taxPercent}%`;
  if (reliefPercent === 0) return full;
  if (reliefPercent === 100) return `${full}，新能源免征，最多免 ${formatYuan(reliefCapFen)}`;
  return `${full}，新能源减征 ${reliefPercent}%，最多减 ${formatYuan(reliefCapFen)}`;
}

function insuranceCosts({ priceFen, modelId }: CostInput, rule: CostRule): FinanceCostData[] {
  const isSixSeats = rule.sixSeatModelIds.includes(modelId);
  const estimate = estimateInsurance(priceFen, isSixSeats ? 6 : 5, rule.insurance);
  const { commercialFixedFen, commercialBp } = rule.insurance;
  return [
    {
      code: 'compulsoryInsurance',
      name: '交强险',
      amountFen: estimate.compulsoryFen,
      note: isSixSeats ? '6 座及以上家用车首年' : '6 座以下家用车首年',
    },
    {
      code: 'commercialInsurance',
      name: '商业险（预估）',
      amountFen: estimate.commercialFen,
      note: `首年，${formatYuan(commercialFixedFen)} + 车价 × ${commercialBp / 100}%，以投保为准`,
    },
  ];
}

/**
 * Additional costs of a car by the assumptions in force, each with its explanation. Items of 0 are
 * left out, except the vessel tax.
 */
export function carCosts(input: CostInput, rule: CostRule): FinanceCostData[] {
  const plateFen = rule.plateFenByCity[input.cityCode ?? ''] ?? rule.plateFen;
  const mortgage: FinanceCostData = {
    code: 'mortgage',
    name: '抵押登记费',
    amountFen: input.mortgageFeeFen,
    note: '由金融机构收取，放款前一次付清',
  };
  return [
    {
      code: 'purchaseTax',
      name: '购置税',
      amountFen: purchaseTax(input.priceFen, rule.tax).taxFen,
      note: taxNote(rule.tax),
    },
    ...insuranceCosts(input, rule),
    { code: 'vesselTax', name: '车船税', amountFen: 0, note: '纯电动乘用车不在征收范围' },
    { code: 'plate', name: '上牌服务费', amountFen: plateFen, note: '代办上牌、临牌，以门店为准' },
    ...(input.mortgageFeeFen > 0 ? [mortgage] : []),
  ];
}

/** Cost lines of a car for a product. */
export const costsOf = (
  car: FinanceCarData,
  cityCode: string | null,
  mortgageFeeFen: number,
  rule: CostRule,
): FinanceCostData[] => carCosts({ priceFen: car.priceFen, modelId: car.modelId, cityCode, mortgageFeeFen }, rule);
