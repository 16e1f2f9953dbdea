import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { paymentProviderTexts } from '../payment.texts';
import type { PaymentProvider, PaymentReport, RefundOrder, RefundReport } from '../types';
import { yuanTextOf } from '../yuan-text';
import { askAlipay, connectAlipay } from './alipay-client';
import { createAtAlipay, productFor } from './alipay-create';
import { parseAlipayNotice } from './alipay-notice';
import type { AlipayOptions } from './alipay-options';
import { AskedRefund, paymentReport, refundReport, Trade } from './alipay-report';
import { alipayStatement } from './alipay-statement';

const CALL_LIVES_MS = 10 * MINUTE_MS;
/** As the usual contract has it. */
const REFUNDABLE_MS = 365 * DAY_MS;
/** Alipay creates the trade only when the customer opens its page. */
const NOT_OPENED = 'ACQ.TRADE_NOT_EXIST';

const unopened = (paymentNo: string, status: PaymentReport['status']): PaymentReport => ({
  paymentNo,
  status,
  amountFen: null,
  providerNo: null,
  paidAt: null,
  reason: null,
});

/** Parses a response about a payment; null when it is about another payment or currency. */
function reportOf(data: unknown, paymentNo: string): PaymentReport | null {
  const parsed = Trade.safeParse(data);
  if (!parsed.success || parsed.data.outTradeNo !== paymentNo) return null;
  const { tradeNo, tradeStatus: status, totalAmount: amount, transCurrency, sendPayDate: paidAt } = parsed.data;
  return (transCurrency ?? 'CNY') === 'CNY' ? paymentReport({ paymentNo, tradeNo, status, amount, paidAt }) : null;
}

/** Alipay, using `alipay-sdk`. */
export function createAlipay(options: AlipayOptions): PaymentProvider {
  const sdk = connectAlipay(options);

  async function query(ctx: Ctx, paymentNo: string): Promise<PaymentReport> {
    const { data, refusal } = await askAlipay(ctx, sdk, 'alipay.trade.query', { out_trade_no: paymentNo });
    if (refusal === NOT_OPENED) return unopened(paymentNo, 'pending');
    const report = reportOf(data, paymentNo);
    if (report) return report;
    ctx.log.error({ service: 'alipay', paymentNo, refusal }, 'provider told something else about a payment');
    throw refuse('PROVIDER_DOWN');
  }

  async function close(ctx: Ctx, paymentNo: string): Promise<PaymentReport> {
    const { refusal } = await askAlipay(ctx, sdk, 'alipay.trade.close', { out_trade_no: paymentNo });
    if (refusal === null || refusal === NOT_OPENED) return unopened(paymentNo, 'closed');
    const report = await query(ctx, paymentNo);
    if (report.status === 'pending') throw refuse('PROVIDER_DOWN');
    return report;
  }

  async function queryRefund(
    ctx: Ctx,
    { refundNo, paymentNo }: Pick<RefundOrder, 'refundNo' | 'paymentNo'>,
  ): Promise<RefundReport | null> {
    const ask = { out_trade_no: paymentNo, out_request_no: refundNo };
    const { data, refusal } = await askAlipay(ctx, sdk, 'alipay.trade.fastpay.refund.query', ask);
    if (refusal === NOT_OPENED) return null;
    const parsed = AskedRefund.safeParse(data);
    if (!parsed.success) throw refuse('PROVIDER_DOWN');
    return refundReport(parsed.data, { refundNo, paymentNo });
  }

  async function refund(ctx: Ctx, order: RefundOrder): Promise<RefundReport> {
    const { refundNo, paymentNo, amountFen, reason } = order;
    const { refusal } = await askAlipay(ctx, sdk, 'alipay.trade.refund', {
      out_trade_no: paymentNo,
      out_request_no: refundNo,
      refund_amount: yuanTextOf(amountFen),
      refund_reason: reason,
    });
    if (refusal !== null) {
      ctx.log.error({ service: 'alipay', refundNo, refusal }, 'provider refused a refund');
      throw refuse('PROVIDER_DOWN');
    }
    // The response only says whether this call moved money, not whether the refund is done: a
    // repeated call moves none. So query the refund.
    return (await queryRefund(ctx, order)) ?? { refundNo, paymentNo, amountFen, status: 'processing' };
  }

  return {
    method: 'alipay',
    name: paymentProviderTexts.alipay,
    note: paymentProviderTexts.alipayNote,
    callLivesMs: CALL_LIVES_MS,
    feePerMillion: options.feePerMillion,
    refundableMs: REFUNDABLE_MS,
    isAvailable: (scene) => productFor(options, scene) !== null,
    needsOpenId: (scene) => productFor(options, scene) === 'JSAPI_PAY',
    create: (ctx, order) => createAtAlipay(ctx, sdk, options, order),
    query,
    close,
    refund,
    queryRefund,
    statement: (ctx, day) => alipayStatement(ctx, sdk, options, day),
    parseNotice: (ctx, notice) => parseAlipayNotice(ctx, sdk, options, notice),
    answerNotice: (isTaken) => ({
      status: isTaken ? 200 : 409,
      contentType: 'text/plain; charset=utf-8',
      body: isTaken ? 'success' : 'fail',
    }),
  };
}
