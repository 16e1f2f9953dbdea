import { MINUTE_MS } from '@voltfront/rules/time';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { shanghaiText } from '../shanghai-text';
import type { PaymentCall, PaymentOrder, PayScene } from '../types';
import { yuanTextOf } from '../yuan-text';
import { askAlipay } from './alipay-client';
import type { AlipayOptions } from './alipay-options';

type Product = 'JSAPI_PAY' | 'QUICK_WAP_WAY' | 'FAST_INSTANT_TRADE_PAY' | 'QUICK_MSECURITY_PAY';

const PRODUCTS: Partial<Record<PayScene, Product>> = {
  alipayMini: 'JSAPI_PAY',
  alipayBrowser: 'QUICK_WAP_WAY',
  mobileBrowser: 'QUICK_WAP_WAY',
  desktopBrowser: 'FAST_INSTANT_TRADE_PAY',
  app: 'QUICK_MSECURITY_PAY',
};

/**
 * Alipay refuses an expiry in the past when its page opens. Money paid after the order's deadline
 * is refunded.
 */
const SHORTEST_MS = MINUTE_MS;
const USER_ID = /^2088\d{12}$/;

/**
 * The product for a scene; null where Alipay cannot be used, as in WeChat, which blocks its pages.
 */
export function productFor({ miniAppId }: AlipayOptions, scene: PayScene): Product | null {
  const product = PRODUCTS[scene] ?? null;
  return product === 'JSAPI_PAY' && miniAppId === null ? null : product;
}

const Created = z.object({ tradeNo: z.string().min(1) });

/** Identifies the payer: by Alipay's user id or, in newer mini-programs, by an open id. */
function buyerOf(options: AlipayOptions, openId: string | null): Record<string, unknown> {
  const buyer = USER_ID.test(openId ?? '') ? { buyer_id: openId } : { op_buyer_open_id: openId };
  return { op_app_id: options.miniAppId, ...buyer };
}

/**
 * Creates a payment: a trade number for `my.tradePay`, a signed cashier URL, or a signed string for
 * the app's SDK.
 */
export async function createAtAlipay(
  ctx: Ctx,
  sdk: AlipaySdk,
  options: AlipayOptions,
  order: PaymentOrder,
): Promise<PaymentCall> {
  const product = productFor(options, order.scene);
  if (!product) throw refuse('PROVIDER_DOWN');
  const now = ctx.now();
  const bizContent = {
    out_trade_no: order.paymentNo,
    total_amount: yuanTextOf(order.amountFen),
    subject: order.title.slice(0, 128),
    product_code: product,
    time_expire: shanghaiText(Math.max(order.expiresAt, now + SHORTEST_MS)),
  };
  const notice = { notify_url: options.noticeUrl };
  if (product === 'JSAPI_PAY') {
    const content = { ...bizContent, ...buyerOf(options, order.payerOpenId) };
    const { data, refusal } = await askAlipay(ctx, sdk, 'alipay.trade.create', content, notice);
    const parsed = Created.safeParse(data);
    if (parsed.success) return { kind: 'native', params: { tradeNO: parsed.data.tradeNo } };
    ctx.log.error({ service: 'alipay', refusal }, 'provider refused to open a payment');
    throw refuse('PROVIDER_DOWN');
  }
  const params = { ...notice, timestamp: shanghaiText(Date.now()), bizContent };
  if (product === 'QUICK_MSECURITY_PAY') {
    const orderString = sdk.sdkExecute('alipay.trade.app.pay', params);
    return { kind: 'native', params: { provider: 'alipay', orderString } };
  }
  const page = { ...params, return_url: order.returnUrl };
  if (product === 'FAST_INSTANT_TRADE_PAY')
    return { kind: 'redirect', url: sdk.pageExecute('alipay.trade.page.pay', 'GET', page) };
  const content = { ...bizContent, quit_url: order.returnUrl };
  return {
    kind: 'redirect',
    url: sdk.pageExecute('alipay.trade.wap.pay', 'GET', { ...page, bizContent: content }),
  };
}
