import type { InsuranceChoice, PremiumLine } from '@voltfront/rules/insurance/premium';

/** Identifies an order and its insurance. */
export interface InsuranceKey {
  userId: string;
  orderNo: string;
}

/** What an insurer was asked for. */
export interface StoredRequest {
  insurerId: string;
  insurerName: string;
  choice: InsuranceChoice;
}

/** An insurer's quote as it came. */
export interface StoredQuote extends StoredRequest {
  quoteNo: string;
  insurerPhone: string;
  lines: PremiumLine[];
  totalFen: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** A policy that the customer bought elsewhere. */
export interface StoredOwnPolicy {
  insurerName: string;
  policyNo: string;
  /** `YYYY-MM-DD` */
  startsOn: string;
  endsOn: string;
  /** Path of the upload. */
  picture: string;
}
