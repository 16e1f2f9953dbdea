import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { shanghaiMs } from '../shanghai-text';
import { type Notice, NoticeRefused, type RawNotice } from '../types';
import { fenOf } from '../yuan-text';
import type { AlipayOptions } from './alipay-options';
import { paymentReport, Trade } from './alipay-report';

/** Alipay repeats a notice for a little over a day. */
const OLDEST_MS = 26 * HOUR_MS;
const NEWEST_MS = 10 * MINUTE_MS;

const Body = z.object({
  notify_id: z.string().min(1).max(128),
  notify_time: z.string(),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string().min(1).max(64),
  trade_no: z.string().min(1).max(64),
  trade_status: Trade.shape.tradeStatus,
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
  /** Set when the notice is about a refund: the refund's number and the total refunded so far. */
  gmt_refund: z.string().optional(),
  out_biz_no: z.string().max(64).optional(),
  refund_fee: z.string().optional(),
});

type Said = z.infer<typeof Body>;

function fieldsOf(rawBody: Buffer): Record<string, string> {
  const pairs = [...new URLSearchParams(rawBody.toString('utf8'))];
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length !== pairs.length) throw new NoticeRefused('a field comes twice');
  return fields;
}

function assertSigned(sdk: AlipaySdk, fields: Record<string, string>): void {
  // Anything else is refused: another sign type would allow a weaker hash, another charset would
  // decode a text other than the signed one.
  if (fields.sign_type !== 'RSA2' || (fields.charset ?? 'utf-8').toLowerCase() !== 'utf-8')
    throw new NoticeRefused('another kind of signature');
  if (!sdk.checkNotifySignV2(fields)) throw new NoticeRefused('wrong signature');
}

function assertOurs(options: AlipayOptions, said: Said, fields: Record<string, string>): void {
  const isOurApp = said.app_id === options.appId || said.app_id === options.miniAppId;
  if (!isOurApp || said.seller_id !== options.sellerId) throw new NoticeRefused('of another app or seller', 'foreign');
  const isYuan = Object.entries(fields).every(([name, value]) => !name.endsWith('_currency') || value === 'CNY');
  if (!isYuan) throw new NoticeRefused('in another currency', 'foreign');
}

function refundNotice(said: Said): Notice | null {
  if (!said.gmt_refund || !said.out_biz_no || !said.refund_fee) return null;
  const amountFen = fenOf(said.refund_fee);
  if (amountFen === null) throw new NoticeRefused('unreadable amount');
  const report = { refundNo: said.out_biz_no, paymentNo: said.out_trade_no, status: 'done' as const, amountFen };
  return { noticeId: said.notify_id, about: 'refund', report };
}

/**
 * Verifies signature and age of the form, compares app, seller and currency, then parses it.
 * @throws NoticeRefused
 */
export async function parseAlipayNotice(
  ctx: Ctx,
  sdk: AlipaySdk,
  options: AlipayOptions,
  { rawBody }: RawNotice,
): Promise<Notice> {
  const fields = fieldsOf(rawBody);
  assertSigned(sdk, fields);
  const parsed = Body.safeParse(fields);
  if (!parsed.success) throw new NoticeRefused('misshapen');
  const said = parsed.data;
  const ageMs = ctx.now() - (shanghaiMs(said.notify_time) ?? 0);
  if (ageMs > OLDEST_MS || ageMs < -NEWEST_MS) throw new NoticeRefused('too old or too new');
  assertOurs(options, said, fields);
  const refund = refundNotice(said);
  if (refund) return refund;
  const report = paymentReport({
    paymentNo: said.out_trade_no,
    tradeNo: said.trade_no,
    status: said.trade_status,
    amount: said.total_amount,
    paidAt: said.gmt_payment,
  });
  if (!report) throw new NoticeRefused('unreadable amount, or paid without time');
  return { noticeId: said.notify_id, about: 'payment', report };
}
