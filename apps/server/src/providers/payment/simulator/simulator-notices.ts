import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { shanghaiText } from '../shanghai-text';
import { yuanTextOf } from '../yuan-text';
import { rsa2, textToSign } from './alipay-desk';
import type { BankPayment, BankRefund, SimulatorBank } from './simulator-bank';
import { ALIPAY_APP, MERCHANT, PLATFORM_SERIAL, SELLER, type SimulatorKeys } from './simulator-keys';
import type { WechatDesk } from './wechat-desk';

/** A notice as sent over HTTP. */
export interface SentNotice {
  headers: Record<string, string>;
  payload: string;
}

/** How a notice deviates from a correct one. */
export interface NoticeChanges {
  /** Other contents, correctly signed. */
  fields?: Record<string, unknown>;
  /** Timestamp of the signature (epoch ms) instead of now. */
  signedAt?: number;
  /** Private key used instead of the provider's. */
  privateKey?: string;
  /** WeChat Pay: the serial number that the notice names. */
  serial?: string;
}

/** Writes and signs notices like both providers; each attempt is signed anew. */
export class NoticeWriter {
  constructor(
    private readonly bank: SimulatorBank,
    private readonly keys: SimulatorKeys,
    private readonly desk: WechatDesk,
    private readonly now: () => number,
  ) {}

  /** The notice of a payment in its current state. */
  payment(paymentNo: string, changes: NoticeChanges = {}): SentNotice {
    const found = this.bank.payments.get(paymentNo);
    if (!found) throw new RangeError(`no payment ${paymentNo} at the simulator`);
    if (found.method === 'alipay') return this.alipay(found, {}, changes);
    // A payment's notice says paid, even after a refund.
    const fields = { ...this.desk.transaction(found), trade_state: 'SUCCESS', ...changes.fields };
    return this.wechat('TRANSACTION.SUCCESS', `pay-${paymentNo}`, fields, changes);
  }

  /** The notice of a refund. */
  refund(refundNo: string, changes: NoticeChanges = {}): SentNotice {
    const refund = this.bank.refunds.get(refundNo);
    const payment = this.bank.payments.get(refund?.paymentNo ?? '');
    if (!refund || !payment) throw new RangeError(`no refund ${refundNo} at the simulator`);
    return payment.method === 'wechat'
      ? this.wechatRefund(refund, changes)
      : this.alipayRefund(payment, refund, changes);
  }

  private wechatRefund({ refundNo, paymentNo, amountFen, state }: BankRefund, changes: NoticeChanges): SentNotice {
    const status = state === 'failed' ? 'ABNORMAL' : 'SUCCESS';
    const numbers = { mchid: MERCHANT, out_trade_no: paymentNo, out_refund_no: refundNo };
    const fields = {
      ...numbers,
      refund_status: status,
      amount: { refund: amountFen, total: amountFen },
      ...changes.fields,
    };
    return this.wechat(`REFUND.${status}`, `refund-${refundNo}`, fields, changes);
  }

  private wechat(event_type: string, id: string, fields: object, changes: NoticeChanges): SentNotice {
    const [nonce, associated_data] = [Formatter.nonce(12), 'transaction'];
    const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(fields), this.keys.apiV3Key, nonce, associated_data);
    const resource = {
      algorithm: 'AEAD_AES_256_GCM',
      original_type: 'transaction',
      ciphertext,
      nonce,
      associated_data,
    };
    const payload = JSON.stringify({ id, resource_type: 'encrypt-resource', event_type, resource });
    return { payload, headers: this.wechatHeaders(payload, changes) };
  }

  private wechatHeaders(payload: string, changes: NoticeChanges): Record<string, string> {
    const [timestamp, nonce] = [String(Math.floor((changes.signedAt ?? this.now()) / 1000)), Formatter.nonce()];
    const message = Formatter.response(timestamp, nonce, payload);
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': changes.serial ?? PLATFORM_SERIAL,
      'wechatpay-signature': Rsa.sign(message, changes.privateKey ?? this.keys.wechat.privateKey),
    };
  }

  private alipayRefund(payment: BankPayment, { refundNo, amountFen }: BankRefund, changes: NoticeChanges): SentNotice {
    const more = {
      trade_status: 'TRADE_CLOSED',
      gmt_refund: `${shanghaiText(this.now())}.000`,
      out_biz_no: refundNo,
      refund_fee: yuanTextOf(amountFen),
    };
    return this.alipay(payment, more, changes);
  }

  private alipay(payment: BankPayment, more: Record<string, string>, changes: NoticeChanges): SentNotice {
    const { paymentNo, providerNo, amountFen, paidAt } = payment;
    const fields: Record<string, string> = {
      notify_id: `${more.out_biz_no ? 'refund' : 'pay'}-${paymentNo}`,
      notify_type: 'trade_status_sync',
      notify_time: shanghaiText(changes.signedAt ?? this.now()),
      charset: 'utf-8',
      version: '1.0',
      app_id: ALIPAY_APP,
      seller_id: SELLER,
      subject: '车型 01 大订 100% & 更多',
      out_trade_no: paymentNo,
      trade_no: providerNo,
      trade_status: 'TRADE_SUCCESS',
      total_amount: yuanTextOf(amountFen),
      ...(paidAt === null ? {} : { gmt_payment: shanghaiText(paidAt) }),
      ...more,
      ...(changes.fields as Record<string, string> | undefined),
    };
    const sign = rsa2(textToSign(fields, ['sign', 'sign_type']), changes.privateKey ?? this.keys.alipay.privateKey);
    const payload = new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString();
    return { payload, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } };
  }
}
