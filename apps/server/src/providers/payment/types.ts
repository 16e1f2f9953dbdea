import type { PlatformCode } from '@voltfront/contract/headers';
import type { Ctx } from '../../kernel/context';
import type { StatementAnswer } from './statement/statement.types';

export type PaymentMethod = 'sandbox' | 'wechat' | 'alipay';

/** The environment of the web page that requests the payment. */
export type PayBrowser = 'wechat' | 'alipay' | 'mobile' | 'desktop';

/**
 * Where the customer pays; decides the provider's product. `otherMini`: a mini-program of another
 * platform.
 */
export type PayScene =
  | 'wechatMini'
  | 'alipayMini'
  | 'otherMini'
  | 'wechatBrowser'
  | 'alipayBrowser'
  | 'mobileBrowser'
  | 'desktopBrowser'
  | 'app';

const MINI_SCENES: Partial<Record<PlatformCode, PayScene>> = {
  MINI: 'wechatMini',
  MINI_ALIPAY: 'alipayMini',
  MINI_DOUYIN: 'otherMini',
  MINI_BAIDU: 'otherMini',
  APP: 'app',
  HarmonyOS: 'app',
};

/** The pay scene of a platform. */
export const paySceneOf = (platform: PlatformCode, browser: PayBrowser = 'mobile'): PayScene =>
  MINI_SCENES[platform] ?? `${browser}Browser`;

/** A payment that a provider is to collect. */
export interface PaymentOrder {
  /** The shop's payment number; creating the same one again has no further effect. */
  paymentNo: string;
  orderNo: string;
  amountFen: number;
  /** Shown to the customer at the cashier. */
  title: string;
  /** The provider should accept no money after this time (epoch ms). */
  expiresAt: number;
  scene: PayScene;
  /** The payer's open id on the scene's platform; null when unknown. */
  payerOpenId: string | null;
  /** IP address of the payer. */
  payerIp: string;
  /** URL of the shop to return to, and the path within the shop. */
  returnUrl: string;
  returnPath: string;
}

/** URL to send the customer to, or the parameters of the platform's own payment API. */
export type PaymentCall = { kind: 'redirect'; url: string } | { kind: 'native'; params: Record<string, string> };

/** A provider's report about a payment. */
export interface PaymentReport {
  paymentNo: string;
  status: 'pending' | 'paid' | 'failed' | 'closed';
  /**
   * Null when the provider does not report it, for example before anybody opened the payment; never
   * null when paid.
   */
  amountFen: number | null;
  /** The provider's own number of the payment; set once it is paid. */
  providerNo: string | null;
  /** When it was paid (epoch ms). */
  paidAt: number | null;
  /** Reason of a failure, for the customer. */
  reason: string | null;
}

/** A refund that a provider is to make. */
export interface RefundOrder {
  /** The shop's refund number; a repeated request refunds only once. */
  refundNo: string;
  paymentNo: string;
  amountFen: number;
  /** The total of the payment, in fen. */
  paymentFen: number;
  reason: string;
}

/** A provider's report about a refund. */
export interface RefundReport {
  refundNo: string;
  paymentNo: string;
  status: 'processing' | 'done' | 'failed';
  amountFen: number;
}

/** A notice with a valid signature. `noticeId` is the provider's number of it. */
export type Notice =
  | { noticeId: string; about: 'payment'; report: PaymentReport }
  | { noticeId: string; about: 'refund'; report: RefundReport };

/** A notice as received, not yet verified. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/** The response that a provider expects: accepted, or not accepted and to be repeated. */
export interface NoticeAnswer {
  status: number;
  contentType: string;
  body: string;
}

/**
 * A payment service. Every call may fail with PROVIDER_DOWN and may be repeated. `ctx.db` may be a
 * transaction; an adapter for an external service ignores it.
 */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  /** Shown on the payment page. */
  readonly name: string;
  readonly note: string;
  /**
   * How long the result of `create` is usable, in ms; afterwards the same payment is created again
   * to get a new one.
   */
  readonly callLivesMs: number;
  /** The agreed fee, per million of what is settled: 0.6 % is 6,000. */
  readonly feePerMillion: number;
  /** How long after a payment it gives the money back, in ms. */
  readonly refundableMs: number;
  /** Whether customers can pay with it in a scene now. */
  isAvailable(scene: PayScene): boolean;
  /** Whether it requires the payer's open id in a scene (`payerOpenId`). */
  needsOpenId(scene: PayScene): boolean;
  /** Call it outside any transaction. @throws PROVIDER_DOWN after 5 s */
  create(ctx: Ctx, order: PaymentOrder): Promise<PaymentCall>;
  query(ctx: Ctx, paymentNo: string): Promise<PaymentReport>;
  /** Stops accepting money for the payment. Reports `paid` when the money came first. */
  close(ctx: Ctx, paymentNo: string): Promise<PaymentReport>;
  refund(ctx: Ctx, order: RefundOrder): Promise<RefundReport>;
  /** Null when the provider does not know the refund. */
  queryRefund(ctx: Ctx, refund: Pick<RefundOrder, 'refundNo' | 'paymentNo'>): Promise<RefundReport | null>;
  /**
   * The provider's statement of a day in Asia/Shanghai, such as `2026-11-25`: all that it took and gave back, and what
   * moved on the account. Call it outside any transaction. @throws PROVIDER_DOWN, StatementBroken
   */
  statement(ctx: Ctx, day: string): Promise<StatementAnswer>;
  /**
   * Verifies the signature over the raw body, then parses it. @throws NoticeRefused when it is not
   * a valid notice of the provider
   */
  parseNotice(ctx: Ctx, notice: RawNotice): Promise<Notice>;
  answerNotice(isTaken: boolean): NoticeAnswer;
}

/**
 * Why a notice is refused. `forged`: unsigned, wrongly signed, too old, or malformed. `foreign`:
 * correctly signed, but about another merchant, app or currency. `probe`: a wrong signature that
 * the provider sends to test the shop.
 */
export type RefusalKind = 'forged' | 'foreign' | 'probe';

/** A notice that is refused. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused';

  constructor(
    message: string,
    readonly kind: RefusalKind = 'forged',
  ) {
    super(message);
  }
}

/** All payment services of this run. */
export interface PaymentProviders {
  /** In the order of the payment page. */
  readonly all: readonly PaymentProvider[];
  /** The provider of a method; undefined when this run does not have it. */
  find(method: string): PaymentProvider | undefined;
}

declare module '../../kernel/context' {
  interface AppServices {
    payment: PaymentProviders;
  }
}
