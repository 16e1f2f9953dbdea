import type { InsuranceChoice, PremiumLine } from '@voltfront/rules/insurance/premium';
import type { Ctx } from '../../kernel/context';

/** An insurer with what it offers in a city. */
export interface InsurerOffer {
  insurerId: string;
  name: string;
  /** Claims hotline. */
  phone: string;
  intro: string;
  /** Limits of third-party liability in yuan, lowest first. */
  thirdPartyYuan: number[];
  extras: { code: string; name: string; text: string }[];
}

/** The data that the shop passes to an insurer, after the customer authorised it. */
export interface QuoteCase {
  /** The shop's number of the request; asking with the same one again gives the same quote. */
  requestNo: string;
  orderNo: string;
  insurerId: string;
  cityCode: string;
  carName: string;
  carPriceFen: number;
  choice: InsuranceChoice;
  buyer: { kind: 'personal' | 'enterprise'; name: string; idNumber: string; mobile: string };
  /** Version of the authorisation and when it was given (epoch ms). */
  authorisation: { version: string; at: number };
}

/** An insurer's quote. */
export interface InsurerQuote {
  /** The insurer's number of the quote. */
  quoteNo: string;
  lines: PremiumLine[];
  totalFen: number;
}

/** An issued policy. */
export interface IssuedPolicy {
  policyNo: string;
}

/**
 * Interface to insurers' systems. Every call may fail with PROVIDER_DOWN and may be repeated.
 */
export interface InsurerProvider {
  readonly key: string;
  /** Insurers of a city with their plans; empty where none works with the shop. */
  insurersOf(ctx: Ctx, cityCode: string): Promise<InsurerOffer[]>;
  /** @throws BAD_INPUT when the insurer does not offer what was chosen */
  quote(ctx: Ctx, quoteCase: QuoteCase): Promise<InsurerQuote>;
  /** Issues the policy of a quote. Called while the order's row is locked: it must respond or fail within 5 s. */
  issue(ctx: Ctx, quote: { requestNo: string; quoteNo: string; insurerId: string }): Promise<IssuedPolicy>;
}

declare module '../../kernel/context' {
  interface AppServices {
    insurer: InsurerProvider;
  }
}
