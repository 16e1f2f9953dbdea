import type { ModelCode } from '../../../../demo/shapes';

/** A lender of the demo. Days count from loading, negative in the past. */
export interface DemoLender {
  lenderId: string;
  name: string;
  mark: string;
  kindName: string;
  licenceName: string;
  licenceNo: string;
  intro: string;
  hotline: string;
  approvalHours: { from: number; to: number };
  papers: readonly { title: string; note: string }[];
  isOnline: boolean;
  stopped: { days: number; reason: string } | null;
}

/** Months, yearly rate for the customer, the lender's own rate, initial interest-free months. */
export type DemoTerm = readonly [months: number, rateBp: number, nominalRateBp?: number, interestFreeMonths?: number];

/** One version of a product. */
export interface DemoFinanceProduct {
  productId: string;
  version: number;
  lenderId: string;
  name: string;
  kind: 'loan' | 'air';
  methods: readonly ('equalInstalment' | 'equalPrincipal' | 'balloon')[];
  terms: readonly DemoTerm[];
  modelIds: readonly ModelCode[];
  /** Null: in all delivery cities. */
  cityCodes: readonly string[] | null;
  downPercent: { min: number; max: number };
  /** In yuan. */
  loanYuan: { min: number; max: number };
  mortgageFeeYuan: number;
  promotion: string | null;
  validDays: { from: number; to: number | null };
}
