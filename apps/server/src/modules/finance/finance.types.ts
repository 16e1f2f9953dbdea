import type {
  FinanceApplicationData,
  FinanceInputData,
  FinanceMethodData,
  FinancePlanData,
  FinanceProductData,
} from '@voltfront/contract';
import type { InsuranceRule } from '@voltfront/rules/finance/insurance-estimate';
import type { PurchaseTaxRule } from '@voltfront/rules/finance/purchase-tax';

export type FinanceInput = FinanceInputData;
export type FinancePlan = FinancePlanData;
export type FinanceProduct = FinanceProductData;
export type FinanceMethod = FinanceMethodData;
export type ApplicationState = FinanceApplicationData['state'];

/**
 * Terms of a product for one duration. `nominalRateBp` is the lender's rate before the brand's
 * subsidy.
 */
export interface StoredTerm {
  months: number;
  rateBp: number;
  nominalRateBp: number;
  interestFreeMonths: number;
}

/** A document that the lender requires. */
export interface Paper {
  title: string;
  note: string;
}

/** Assumptions about additional costs in a period. */
export interface CostRule {
  tax: PurchaseTaxRule;
  insurance: InsuranceRule;
  /** Plate and registration service; other amounts in some cities. */
  plateFen: number;
  plateFenByCity: Record<string, number>;
  /** Models with six seats or more, for the compulsory insurance. */
  sixSeatModelIds: string[];
}

/** Residual value of a model after some months, in percent of the price. */
export interface Residual {
  months: number;
  percent: number;
}

/** A step of the mileage table. */
export interface Mileage {
  kmPerYear: number;
  excessFenPerKm: number;
  /** Percentage points that this mileage deducts from every residual value. */
  residualPercentLess: number;
}

/**
 * An example in a rule text: only its inputs are stored, the figures are calculated by the rules.
 */
export type ExampleSpec =
  | {
      kind: 'loan';
      title: string;
      method: FinanceMethod;
      loanFen: number;
      months: number;
      rateBp: number;
      finalFen?: number;
    }
  | {
      kind: 'firstPayment';
      title: string;
      priceFen: number;
      downPercent: number;
      tradeInFen: number;
      paidEarlierFen: number;
    }
  | { kind: 'costs'; title: string; priceFen: number }
  | { kind: 'subsidy'; title: string; loanFen: number; months: number; rateBp: number; nominalRateBp: number };

/** A section of a rule text. */
export interface StoredSection {
  sectionId: string;
  title: string;
  paragraphs: string[];
  formulas: { text: string; note: string }[];
  example: ExampleSpec | null;
}

/** Content of a text by its kind. */
export interface TextContent {
  title: string;
  sections: StoredSection[];
  /** Ways to end an AIR loan; for that text only. */
  endings: { code: 'pay' | 'refinance' | 'return'; title: string; text: string }[];
  /** Kinds of data passed on; for the consent only. */
  items: { name: string; purpose: string }[];
  /** Sentences of the consent; `{{lender}}` is the lender's licensed name. */
  paragraphs: string[];
}
