import { createSign, createVerify } from 'node:crypto';
import type { Seen } from '../../../testing/stand-in';
import { shanghaiMs, shanghaiText } from '../shanghai-text';
import { fenOf, yuanTextOf } from '../yuan-text';
import type { BankPayment, SimulatorBank } from './simulator-bank';
import type { Bills } from './simulator-bills';
import { ALIPAY_APP, type SimulatorKeys } from './simulator-keys';
import type { DeskAnswer } from './wechat-desk';

type Content = Record<string, string>;
type Said = Record<string, unknown>;

const ok = (data: Said = {}): Said => ({ code: '10000', msg: 'Success', ...data });
const refused = (subCode: string): Said => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

/** The text that Alipay signs: all parameters with a value, sorted and joined. */
export function textToSign(params: Record<string, string>, without: readonly string[]): string {
  return Object.keys(params)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
}

/** RSA2 signature of a text. */
export const rsa2 = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

/** The part of Alipay's gateway that shops use, with signatures on both sides. */
export class AlipayDesk {
  constructor(
    private readonly bank: SimulatorBank,
    private readonly keys: SimulatorKeys,
    private readonly bills: Bills,
  ) {}

  answer({ url, body }: Seen): DeskAnswer {
    const params = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(body)) };
    const { method = '', biz_content = '{}' } = params;
    const said = this.isSigned(params)
      ? this.act(method, JSON.parse(biz_content) as Content)
      : refused('isv.invalid-signature');
    const text = JSON.stringify(said);
    const sign = rsa2(text, this.keys.alipay.privateKey);
    const key = `${method.replaceAll('.', '_')}_response`;
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: `{"${key}":${text},"sign":"${sign}"}`,
    };
  }

  /**
   * The customer opens a signed cashier URL, or the app passes its signed string: this creates the
   * payment.
   */
  openPage(signed: string): BankPayment | null {
    const params = Object.fromEntries(new URLSearchParams(signed.replace(/^[^?]*\?/, '')));
    if (!this.isSigned(params)) return null;
    return this.open(JSON.parse(params.biz_content ?? '{}') as Content);
  }

  private isSigned(params: Record<string, string>): boolean {
    if (params.app_id !== ALIPAY_APP || params.sign_type !== 'RSA2') return false;
    const text = textToSign(params, ['sign']);
    return createVerify('RSA-SHA256')
      .update(text, 'utf8')
      .verify(this.keys.shop.publicKey, params.sign ?? '', 'base64');
  }

  private open(content: Content): BankPayment | null {
    const { out_trade_no: paymentNo = '', total_amount, product_code = '', time_expire } = content;
    const [amountFen, expiresAt] = [fenOf(total_amount), shanghaiMs(time_expire)];
    if (amountFen === null || expiresAt === null) return null;
    const buyer = content.op_buyer_open_id ?? content.buyer_id ?? '';
    const terms = [product_code, buyer].join('|');
    return this.bank.open({ method: 'alipay', paymentNo, amountFen, terms, appId: ALIPAY_APP, expiresAt });
  }

  private act(method: string, content: Content): Said {
    const { out_trade_no: paymentNo = '', out_request_no: refundNo = '' } = content;
    if (method === 'alipay.trade.create') return this.create(content);
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return this.bill(content);
    const found = this.bank.payments.get(paymentNo);
    if (!found) return refused('ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.query') return this.tell(found);
    if (method === 'alipay.trade.close') return this.close(found);
    if (method === 'alipay.trade.refund') return this.refund(found, refundNo, content.refund_amount);
    const refund = this.bank.refunds.get(refundNo);
    if (!refund) return ok();
    const status = refund.state === 'done' ? { refund_status: 'REFUND_SUCCESS' } : {};
    const amount = yuanTextOf(refund.amountFen);
    return ok({ out_trade_no: paymentNo, out_request_no: refundNo, refund_amount: amount, ...status });
  }

  private bill({ bill_type, bill_date = '' }: Content): Said {
    const url = this.bills.makeAlipay(bill_type === 'signcustomer' ? 'flow' : 'trade', bill_date);
    return url === null ? refused('isp.bill_not_exist') : ok({ bill_download_url: url });
  }

  private create(content: Content): Said {
    if (!content.op_buyer_open_id && !content.buyer_id) return refused('ACQ.INVALID_PARAMETER');
    const made = this.open(content);
    if (!made) return refused('ACQ.CONTEXT_INCONSISTENT');
    if (made.state !== 'open') return refused('ACQ.TRADE_HAS_SUCCESS');
    return ok({ out_trade_no: made.paymentNo, trade_no: made.providerNo });
  }

  private tell({ paymentNo, providerNo, amountFen, state, paidAt }: BankPayment): Said {
    const isBack = this.bank.keptFen(paymentNo) === 0;
    const status = { open: 'WAIT_BUYER_PAY', closed: 'TRADE_CLOSED', paid: isBack ? 'TRADE_CLOSED' : 'TRADE_SUCCESS' };
    const paid = paidAt === null ? {} : { send_pay_date: shanghaiText(paidAt) };
    const amount = { total_amount: yuanTextOf(amountFen) };
    return ok({ out_trade_no: paymentNo, trade_no: providerNo, trade_status: status[state], ...amount, ...paid });
  }

  private close(found: BankPayment): Said {
    if (found.state !== 'open') return refused('ACQ.TRADE_STATUS_ERROR');
    found.state = 'closed';
    return ok({ out_trade_no: found.paymentNo, trade_no: found.providerNo });
  }

  private refund({ paymentNo, providerNo }: BankPayment, refundNo: string, amount: string | undefined): Said {
    const [isRepeated, amountFen] = [this.bank.refunds.has(refundNo), fenOf(amount)];
    const made = amountFen === null ? null : this.bank.refund({ method: 'alipay', refundNo, paymentNo, amountFen });
    if (!made) return refused('ACQ.TRADE_STATUS_ERROR');
    const refundFee = yuanTextOf(this.bank.refundedFen(paymentNo));
    return ok({
      out_trade_no: paymentNo,
      trade_no: providerNo,
      refund_fee: refundFee,
      fund_change: isRepeated ? 'N' : 'Y',
    });
  }
}
