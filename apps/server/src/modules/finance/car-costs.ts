import type { FinanceCarData, FinanceCostData } from '@voltfront/contract';
import { estimateInsurance } from '@voltfront/rules/finance/insurance-estimate';
import { purchaseTax } from '@voltfront/rules/finance/purchase-tax';
import { costTexts } from './cost.texts';
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
  if (reliefPercent === 0) return costTexts.taxInFull({ vatPercent, taxPercent });
  const relief = { vatPercent, taxPercent, reliefPercent, reliefCapFen };
  return reliefPercent === 100 ? costTexts.taxExempt(relief) : costTexts.taxReduced(relief);
}

function insuranceCosts({ priceFen, modelId }: CostInput, rule: CostRule): FinanceCostData[] {
  const isSixSeats = rule.sixSeatModelIds.includes(modelId);
  const estimate = estimateInsurance(priceFen, isSixSeats ? 6 : 5, rule.insurance);
  const { commercialFixedFen, commercialBp } = rule.insurance;
  return [
    {
      code: 'compulsoryInsurance',
      name: costTexts.compulsory,
      amountFen: estimate.compulsoryFen,
      note: isSixSeats ? costTexts.compulsorySix : costTexts.compulsoryFive,
    },
    {
      code: 'commercialInsurance',
      name: costTexts.commercial,
      amountFen: estimate.commercialFen,
      note: costTexts.commercialNote({ fixedFen: commercialFixedFen, percent: commercialBp / 100 }),
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
    name: costTexts.mortgage,
    amountFen: input.mortgageFeeFen,
    note: costTexts.mortgageNote,
  };
  return [
    {
      code: 'purchaseTax',
      name: costTexts.purchaseTax,
      amountFen: purchaseTax(input.priceFen, rule.tax).taxFen,
      note: taxNote(rule.tax),
    },
    ...insuranceCosts(input, rule),
    { code: 'vesselTax', name: costTexts.vesselTax, amountFen: 0, note: costTexts.vesselTaxNote },
    { code: 'plate', name: costTexts.plate, amountFen: plateFen, note: costTexts.plateNote },
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
