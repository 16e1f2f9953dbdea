import type { Ctx } from '../../kernel/context';

/** What the shop hands over to a lender, after the customer agreed to it. */
export interface LenderCase {
  /** The shop's number, unique for good; opening it twice is opening it once. */
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
  /** Yearly interest that the customer pays, basis points. */
  rateBp: number;
  monthlyFen: number;
  /** Balloon at the end, 0 for none. */
  finalPaymentFen: number;
  buyer: { kind: 'personal' | 'enterprise'; name: string; idNumber: string; mobile: string };
  /** Version of the consent and when it was given, epoch milliseconds. */
  consent: { version: string; at: number };
  /** Path of the shop to come back to. */
  returnPath: string;
}

/** What a lender says about an application. */
export interface LenderReport {
  applicationNo: string;
  state: 'opened' | 'submitted' | 'reviewing' | 'approved' | 'rejected' | 'withdrawn';
  /** The lender's own number. */
  providerNo: string | null;
  /** Set once approved; may be lower than asked for. */
  approvedFen: number | null;
  /** The approval is kept until then, epoch milliseconds. */
  approvedUntil: number | null;
  /** Why it was rejected, for the customer. */
  reason: string | null;
}

/** Where the customer goes on. */
export interface LenderPage {
  /** Path of this server, or a whole address. */
  url: string;
  providerNo: string | null;
}

/** A notice as it came, before anything of it is believed. */
export interface RawLenderNotice {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/** A notice whose signature was right. */
export interface LenderNotice {
  noticeId: string;
  report: LenderReport;
}

/**
 * The way to lenders' systems. Every call may fail with PROVIDER_DOWN and may be repeated. `ctx.db` may be a transaction; an
 * adapter for an outside service ignores it.
 */
export interface LenderProvider {
  /** Name in the address of its notices. */
  readonly key: string;
  /** Whether this lender can be reached now. */
  isAvailable(lenderId: string): boolean;
  /** Hands a case over. Asked while the order is locked: answer or fail within 5 s. */
  open(ctx: Ctx, lenderCase: LenderCase): Promise<LenderPage>;
  query(ctx: Ctx, applicationNo: string): Promise<LenderReport>;
  /** Takes an application back; says what it is when the lender was faster. */
  withdraw(ctx: Ctx, applicationNo: string): Promise<LenderReport>;
  /** Checks the signature over the raw body, then reads it. @throws LenderNoticeRefused */
  parseNotice(ctx: Ctx, notice: RawLenderNotice): Promise<LenderNotice>;
}

/** A notice that is not what it says: unsigned, wrongly signed, too old, or not readable. */
export class LenderNoticeRefused extends Error {
  override name = 'LenderNoticeRefused';
}

declare module '../../kernel/context' {
  interface AppServices {
    lender: LenderProvider;
  }
}
