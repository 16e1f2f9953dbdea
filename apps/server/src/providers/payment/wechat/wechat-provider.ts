import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { paymentProviderTexts } from '../payment.texts';
import type { PaymentProvider, PaymentReport, RefundOrder, RefundReport } from '../types';
import { WechatClient } from './wechat-client';
import { createAtWechat, productFor } from './wechat-create';
import { parseWechatNotice } from './wechat-notice';
import type { WechatPayOptions } from './wechat-options';
import { isOurs, paymentReport, Refund, refundReport, Transaction } from './wechat-report';
import { wechatStatement } from './wechat-statement';

/** The H5 link expires first, after five minutes. */
const CALL_LIVES_MS = 4 * MINUTE_MS;
/** WeChat Pay gives money back for a year. */
const REFUNDABLE_MS = 365 * DAY_MS;
/** WeChat Pay allows 80 bytes. */
const LONGEST_REASON = 26;

const unopened = (paymentNo: string, status: PaymentReport['status']): PaymentReport => ({
  paymentNo,
  status,
  amountFen: null,
  providerNo: null,
  paidAt: null,
  reason: null,
});

function reportOfRefund(data: unknown): RefundReport {
  const parsed = Refund.safeParse(data);
  if (!parsed.success) throw refuse('PROVIDER_DOWN');
  return refundReport(parsed.data);
}

/** WeChat Pay, API v3, using `wechatpay-axios-plugin`. */
export function createWechatPay(options: WechatPayOptions): PaymentProvider {
  const client = new WechatClient(options);
  const { merchantId } = options;
  const path = (paymentNo: string) => `v3/pay/transactions/out-trade-no/${paymentNo}`;

  async function query(ctx: Ctx, paymentNo: string): Promise<PaymentReport> {
    const { data, failure } = await client.ask(ctx.log, 'get', `${path(paymentNo)}?mchid=${merchantId}`);
    if (failure?.status === 404) return unopened(paymentNo, 'pending');
    const parsed = Transaction.safeParse(data);
    const report = parsed.success && isOurs(options, parsed.data) ? paymentReport(parsed.data) : null;
    if (report?.paymentNo === paymentNo) return report;
    ctx.log.error({ service: 'wechat pay', paymentNo, ...failure }, 'provider told something else about a payment');
    throw refuse('PROVIDER_DOWN');
  }

  async function close(ctx: Ctx, paymentNo: string): Promise<PaymentReport> {
    const { failure } = await client.ask(ctx.log, 'post', `${path(paymentNo)}/close`, { mchid: merchantId });
    if (!failure || failure.status === 404) return unopened(paymentNo, 'closed');
    const report = await query(ctx, paymentNo);
    if (report.status === 'pending') throw refuse('PROVIDER_DOWN');
    return report;
  }

  async function refund(ctx: Ctx, order: RefundOrder): Promise<RefundReport> {
    const { data, failure } = await client.ask(ctx.log, 'post', 'v3/refund/domestic/refunds', {
      out_trade_no: order.paymentNo,
      out_refund_no: order.refundNo,
      reason: order.reason.slice(0, LONGEST_REASON),
      notify_url: options.noticeUrl,
      amount: { refund: order.amountFen, total: order.paymentFen, currency: 'CNY' },
    });
    if (!failure) return reportOfRefund(data);
    ctx.log.error({ service: 'wechat pay', refundNo: order.refundNo, ...failure }, 'provider refused a refund');
    throw refuse('PROVIDER_DOWN');
  }

  async function queryRefund(ctx: Ctx, { refundNo }: Pick<RefundOrder, 'refundNo'>): Promise<RefundReport | null> {
    const { data, failure } = await client.ask(ctx.log, 'get', `v3/refund/domestic/refunds/${refundNo}`);
    return failure?.status === 404 ? null : reportOfRefund(data);
  }

  return {
    method: 'wechat',
    name: paymentProviderTexts.wechat,
    note: paymentProviderTexts.wechatNote,
    callLivesMs: CALL_LIVES_MS,
    feePerMillion: options.feePerMillion,
    refundableMs: REFUNDABLE_MS,
    isAvailable: (scene) => productFor(options, scene) !== null,
    needsOpenId: (scene) => productFor(options, scene)?.product === 'jsapi',
    create: (ctx, order) => createAtWechat(ctx, client, options, order),
    query,
    close,
    refund,
    queryRefund,
    statement: (ctx, day) => wechatStatement(ctx, client, day),
    parseNotice: (ctx, notice) => parseWechatNotice(ctx, client, options, notice),
    answerNotice: (isTaken) =>
      isTaken
        ? { status: 204, contentType: 'application/json; charset=utf-8', body: '' }
        : {
            status: 409,
            contentType: 'application/json; charset=utf-8',
            body: JSON.stringify({ code: 'FAIL', message: 'not taken' }),
          },
  };
}
