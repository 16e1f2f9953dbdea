import { SECOND_MS } from '@voltfront/rules/time';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { offsetText } from '../shanghai-text';
import type { PaymentCall, PaymentOrder, PayScene } from '../types';
import type { WechatClient } from './wechat-client';
import type { WechatPayOptions } from './wechat-options';

type Product = 'jsapi' | 'h5' | 'app';

/**
 * WeChat Pay refuses an expiry less than a minute away. Money paid after the order's deadline is
 * refunded.
 */
const SHORTEST_MS = 65 * SECOND_MS;
/** WeChat Pay allows 127 bytes. */
const LONGEST_TITLE = 40;

/** The product and app id for a scene; null where WeChat Pay cannot be used. */
export function productFor({ appIds }: WechatPayOptions, scene: PayScene): { product: Product; appId: string } | null {
  const { mini, official, app } = appIds;
  const options: Partial<Record<PayScene, [Product, string | undefined]>> = {
    wechatMini: ['jsapi', mini],
    wechatBrowser: ['jsapi', official],
    mobileBrowser: ['h5', official ?? mini ?? app],
    app: ['app', app],
  };
  const [product, appId] = options[scene] ?? [];
  return product && appId ? { product, appId } : null;
}

const signed = (options: WechatPayOptions, ...lines: string[]) =>
  Rsa.sign(Formatter.joinedByLineFeed(...lines), options.privateKey);

function jsapiParams(options: WechatPayOptions, appId: string, prepayId: string, now: number): Record<string, string> {
  const [timeStamp, nonceStr, pack] = [String(Math.floor(now / 1000)), Formatter.nonce(), `prepay_id=${prepayId}`];
  const paySign = signed(options, appId, timeStamp, nonceStr, pack);
  return { appId, timeStamp, nonceStr, package: pack, signType: 'RSA', paySign };
}

function appParams(options: WechatPayOptions, appid: string, prepayid: string, now: number): Record<string, string> {
  const [timestamp, noncestr] = [String(Math.floor(now / 1000)), Formatter.nonce()];
  const sign = signed(options, appid, timestamp, noncestr, prepayid);
  const { merchantId: partnerid } = options;
  return { provider: 'wechat', appid, partnerid, prepayid, package: 'Sign=WXPay', noncestr, timestamp, sign };
}

function bodyOf(options: WechatPayOptions, appid: string, order: PaymentOrder, now: number): Record<string, unknown> {
  return {
    appid,
    mchid: options.merchantId,
    description: order.title.slice(0, LONGEST_TITLE),
    out_trade_no: order.paymentNo,
    time_expire: offsetText(Math.max(order.expiresAt, now + SHORTEST_MS)),
    notify_url: options.noticeUrl,
    amount: { total: order.amountFen, currency: 'CNY' },
  };
}

const Prepaid = z.object({ prepay_id: z.string().min(1) });
const Linked = z.object({ h5_url: z.url() });

async function place(ctx: Ctx, client: WechatClient, product: Product, body: object): Promise<unknown> {
  const { data, failure } = await client.ask(ctx.log, 'post', `v3/pay/transactions/${product}`, body);
  if (!failure) return data;
  ctx.log.error({ service: 'wechat pay', ...failure }, 'provider refused to open a payment');
  throw refuse('PROVIDER_DOWN');
}

function readAnswer<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw refuse('PROVIDER_DOWN');
  return parsed.data;
}

/**
 * Creates a payment: JSAPI in WeChat, a link that opens WeChat elsewhere, the app's own call in the
 * native app.
 */
export async function createAtWechat(
  ctx: Ctx,
  client: WechatClient,
  options: WechatPayOptions,
  order: PaymentOrder,
): Promise<PaymentCall> {
  const chosen = productFor(options, order.scene);
  if (!chosen) throw refuse('PROVIDER_DOWN');
  const { product, appId } = chosen;
  const now = ctx.now();
  const body = bodyOf(options, appId, order, now);
  if (product === 'h5') {
    const scene_info = { payer_client_ip: order.payerIp, h5_info: { type: 'Wap' } };
    const { h5_url } = readAnswer(Linked, await place(ctx, client, product, { ...body, scene_info }));
    const url = new URL(h5_url);
    url.searchParams.set('redirect_url', order.returnUrl);
    return { kind: 'redirect', url: url.toString() };
  }
  const payer = product === 'jsapi' ? { payer: { openid: order.payerOpenId } } : {};
  const { prepay_id } = readAnswer(Prepaid, await place(ctx, client, product, { ...body, ...payer }));
  const params = product === 'jsapi' ? jsapiParams : appParams;
  return { kind: 'native', params: params(options, appId, prepay_id, now) };
}
