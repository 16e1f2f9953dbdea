import type { PlatformCode } from '@voltfront/contract/headers';
import type { Ctx } from '../../kernel/context';

export type PaymentMethod = 'sandbox' | 'wechat' | 'alipay';

/** What the web page runs in that asks for the payment. */
export type PayBrowser = 'wechat' | 'alipay' | 'mobile' | 'desktop';

/** Where the customer pays, which decides the provider's product. `otherMini`: a mini-program of another platform. */
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

/** Where a customer of a platform pays. */
export const paySceneOf = (platform: PlatformCode, browser: PayBrowser = 'mobile'): PayScene =>
  MINI_SCENES[platform] ?? `${browser}Browser`;

/** What the shop asks a provider to collect. */
export interface PaymentOrder {
  /** The shop's number, unique for good; creating it twice is creating it once. */
  paymentNo: string;
  orderNo: string;
  amountFen: number;
  /** What the customer reads on the cashier. */
  title: string;
  /** The provider should take no money after this moment, epoch milliseconds. */
  expiresAt: number;
  scene: PayScene;
  /** The payer as the scene's own platform knows them; null where nobody told. */
  payerOpenId: string | null;
  /** Network address of the payer. */
  payerIp: string;
  /** Address of the shop to come back to, and its path within the shop. */
  returnUrl: string;
  returnPath: string;
}

/** Where to send the customer, or the parameters of the platform's own payment call. */
export type PaymentCall = { kind: 'redirect'; url: string } | { kind: 'native'; params: Record<string, string> };

/** What a provider says about a payment. */
export interface PaymentReport {
  paymentNo: string;
  status: 'pending' | 'paid' | 'failed' | 'closed';
  /** Null when the provider does not say, as of a payment that nobody has opened yet; never when paid. */
  amountFen: number | null;
  /** The provider's own number of the payment; set once money was taken. */
  providerNo: string | null;
  /** When the money was taken, epoch milliseconds. */
  paidAt: number | null;
  /** Why it failed, for the customer. */
  reason: string | null;
}

/** What the shop asks a provider to give back. */
export interface RefundOrder {
  /** The shop's number of the refund; asking twice refunds once. */
  refundNo: string;
  paymentNo: string;
  amountFen: number;
  /** What was paid with the payment, in fen. */
  paymentFen: number;
  reason: string;
}

/** What a provider says about a refund. */
export interface RefundReport {
  refundNo: string;
  paymentNo: string;
  status: 'processing' | 'done' | 'failed';
  amountFen: number;
}

/** A notice whose signature was right. `noticeId` is the provider's number of it. */
export type Notice =
  | { noticeId: string; about: 'payment'; report: PaymentReport }
  | { noticeId: string; about: 'refund'; report: RefundReport };

/** A notice as it came, before anything of it is believed. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/** How a provider wants to be told that a notice was taken, or was not and should come again. */
export interface NoticeAnswer {
  status: number;
  contentType: string;
  body: string;
}

/**
 * A payment service. Every call may fail with PROVIDER_DOWN and may be repeated. `ctx.db` may be a transaction; an adapter
 * for an outside service ignores it.
 */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  /** As the payment page lists it. */
  readonly name: string;
  readonly note: string;
  /** How long the answer of `create` can be used, in ms; afterwards the same payment is created again for a new one. */
  readonly callLivesMs: number;
  /** Whether customers can pay with it there now. */
  isAvailable(scene: PayScene): boolean;
  /** Whether it must be told who pays there (`payerOpenId`). */
  needsOpenId(scene: PayScene): boolean;
  /** Asked outside of any transaction. @throws PROVIDER_DOWN after 5 s */
  create(ctx: Ctx, order: PaymentOrder): Promise<PaymentCall>;
  query(ctx: Ctx, paymentNo: string): Promise<PaymentReport>;
  /** Takes no more money for it. Says `paid` when the money came first. */
  close(ctx: Ctx, paymentNo: string): Promise<PaymentReport>;
  refund(ctx: Ctx, order: RefundOrder): Promise<RefundReport>;
  /** Null when the provider was never asked for it. */
  queryRefund(ctx: Ctx, refund: Pick<RefundOrder, 'refundNo' | 'paymentNo'>): Promise<RefundReport | null>;
  /** Checks the signature over the raw body, then reads it. @throws NoticeRefused when it is not the provider's. */
  parseNotice(ctx: Ctx, notice: RawNotice): Promise<Notice>;
  answerNotice(isTaken: boolean): NoticeAnswer;
}

/**
 * Why a notice is refused. `forged`: unsigned, wrongly signed, too old, or not readable. `foreign`: rightly signed, but
 * about another merchant, app or currency. `probe`: a wrong signature that the provider sends to test the shop.
 */
export type RefusalKind = 'forged' | 'foreign' | 'probe';

/** A notice that is not what it says. */
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
  /** In the order the payment page lists them. */
  readonly all: readonly PaymentProvider[];
  /** The provider of a method; undefined for one this run does not know. */
  find(method: string): PaymentProvider | undefined;
}

declare module '../../kernel/context' {
  interface AppServices {
    payment: PaymentProviders;
  }
}
