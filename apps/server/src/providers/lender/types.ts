import type { Ctx } from '../../kernel/context';

/** The application data that the shop sends to a lender, after the customer consented. */
export interface LenderCase {
  /** The shop's application number; opening the same one again has no further effect. */
  applicationNo: string;
  orderNo: string;
  lenderId: string;
  lenderName: string;
  productId: string;
  productName: string;
  carName: string;
  priceFen: number;
  downPaymentFen: number;
  loanFen: number;
  months: number;
  /** Yearly interest that the customer pays, in basis points. */
  rateBp: number;
  monthlyFen: number;
  /** Balloon payment at the end; 0 for none. */
  finalPaymentFen: number;
  buyer: { kind: 'personal' | 'enterprise'; name: string; idNumber: string; mobile: string };
  /** Version of the consent text and when it was accepted (epoch ms). */
  consent: { version: string; at: number };
  /** Path in the shop to return to. */
  returnPath: string;
}

/** A lender's report about an application. */
export interface LenderReport {
  applicationNo: string;
  state: 'opened' | 'submitted' | 'reviewing' | 'approved' | 'rejected' | 'withdrawn';
  /** The lender's own number of the application. */
  providerNo: string | null;
  /** Set once approved; may be lower than requested. */
  approvedFen: number | null;
  /** The approval is valid until then (epoch ms). */
  approvedUntil: number | null;
  /** Reason of a rejection, for the customer. */
  reason: string | null;
}

/** The lender's page that the customer continues on. */
export interface LenderPage {
  /** Path on this server, or a full URL. */
  url: string;
  providerNo: string | null;
}

/** A notice as received, not yet verified. */
export interface RawLenderNotice {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/** A notice with a valid signature. */
export interface LenderNotice {
  noticeId: string;
  report: LenderReport;
}

/**
 * Interface to lenders' systems. Every call may fail with PROVIDER_DOWN and may be repeated.
 * `ctx.db` may be a transaction; an adapter for an external service ignores it.
 */
export interface LenderProvider {
  /** Part of the URL path of its notices. */
  readonly key: string;
  /** Whether this lender accepts applications now. */
  isAvailable(lenderId: string): boolean;
  /** Opens a case. Called while the order's row is locked: it must respond or fail within 5 s. */
  open(ctx: Ctx, lenderCase: LenderCase): Promise<LenderPage>;
  query(ctx: Ctx, applicationNo: string): Promise<LenderReport>;
  /** Withdraws an application; reports the actual state when the lender decided first. */
  withdraw(ctx: Ctx, applicationNo: string): Promise<LenderReport>;
  /** Verifies the signature over the raw body, then parses it. @throws LenderNoticeRefused */
  parseNotice(ctx: Ctx, notice: RawLenderNotice): Promise<LenderNotice>;
}

/** An invalid notice: unsigned, wrongly signed, too old, or malformed. */
export class LenderNoticeRefused extends Error {
  override name = 'LenderNoticeRefused';
}

declare module '../../kernel/context' {
  interface AppServices {
    lender: LenderProvider;
  }
}
