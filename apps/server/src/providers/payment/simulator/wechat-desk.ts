import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { Seen } from '../../../testing/stand-in';
import { offsetText } from '../shanghai-text';
import type { BankPayment, SimulatorBank } from './simulator-bank';
import type { Bills } from './simulator-bills';
import { certificateOf } from './simulator-certificate';
import { CERT_SERIAL, MERCHANT, NEW_SERIAL, PLATFORM_SERIAL, type SimulatorKeys } from './simulator-keys';

/** An HTTP response of a simulated provider. */
export interface DeskAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",serial_no="(\w+)",timestamp="(\d+)",nonce_str="(\w+)",signature="([^"]+)"$/;

interface Placed {
  appid: string;
  mchid: string;
  out_trade_no: string;
  time_expire: string;
  amount: { total: number; currency: string };
  payer?: { openid: string };
  scene_info?: { payer_client_ip: string };
}

/** The part of WeChat Pay's API v3 that shops use, with signatures on both sides. */
export class WechatDesk {
  constructor(
    private readonly bank: SimulatorBank,
    private readonly keys: SimulatorKeys,
    private readonly bills: Bills,
  ) {}

  answer(request: Seen): DeskAnswer {
    if (!this.isSigned(request)) return this.refuse(401, 'SIGN_ERROR');
    const { pathname } = request.url;
    const closing = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)\/close$/.exec(pathname);
    if (closing) return this.close(closing[1] ?? '');
    const asked = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)$/.exec(pathname);
    if (asked) return this.tell(asked[1] ?? '');
    const product = /^\/v3\/pay\/transactions\/(jsapi|h5|app)$/.exec(pathname)?.[1];
    if (product) return this.open(product, JSON.parse(request.body) as Placed);
    if (pathname === '/v3/refund/domestic/refunds') return this.refund(request);
    const refundNo = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(pathname)?.[1];
    if (refundNo) return this.tellRefund(refundNo);
    if (pathname === '/v3/certificates') return this.certificates();
    if (pathname === '/v3/bill/tradebill') return this.bill('trade', request);
    if (pathname === '/v3/bill/fundflowbill') return this.bill('flow', request);
    if (pathname === '/v3/billdownload/file') return this.bills.wechatFile(request);
    return this.refuse(404, 'RESOURCE_NOT_EXISTS');
  }

  /** A payment in the form used in notices and responses. */
  transaction({ paymentNo, appId, amountFen, state, providerNo, paidAt }: BankPayment): Record<string, unknown> {
    const isBack = this.bank.refundedFen(paymentNo) > 0;
    const tradeState = { open: 'NOTPAY', closed: 'CLOSED', paid: isBack ? 'REFUND' : 'SUCCESS' }[state];
    const paid = paidAt === null ? {} : { transaction_id: providerNo, success_time: offsetText(paidAt) };
    const amount = { total: amountFen, currency: 'CNY' };
    return { mchid: MERCHANT, appid: appId, out_trade_no: paymentNo, trade_state: tradeState, amount, ...paid };
  }

  private isSigned({ method, url, headers, body }: Seen): boolean {
    const [, mchid, serial, timestamp = '', nonce = '', signature = ''] =
      AUTHORIZATION.exec(String(headers.authorization)) ?? [];
    const message = Formatter.request(method, `${url.pathname}${url.search}`, timestamp, nonce, body);
    const isKnown = mchid === MERCHANT && serial === CERT_SERIAL;
    return isKnown && Rsa.verify(message, signature, this.keys.shop.publicKey);
  }

  private signed(status: number, data: object | null): DeskAnswer {
    const [timestamp, nonce, body] = [
      String(Formatter.timestamp()),
      Formatter.nonce(),
      data ? JSON.stringify(data) : '',
    ];
    const signature = Rsa.sign(Formatter.response(timestamp, nonce, body), this.keys.wechat.privateKey);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': PLATFORM_SERIAL,
      'wechatpay-signature': signature,
    };
    return { status, headers, body };
  }

  private refuse(status: number, code: string): DeskAnswer {
    return this.signed(status, { code, message: code });
  }

  private open(product: string, placed: Placed): DeskAnswer {
    const { out_trade_no: paymentNo, appid, payer, amount, time_expire, scene_info } = placed;
    const isWhole = placed.mchid === MERCHANT && amount.currency === 'CNY' && !Number.isNaN(Date.parse(time_expire));
    const isFit = { jsapi: Boolean(payer?.openid), h5: Boolean(scene_info?.payer_client_ip), app: true }[product];
    if (!isWhole || !isFit) return this.refuse(400, 'PARAM_ERROR');
    const terms = [product, appid, payer?.openid].join('|');
    const wanted = { method: 'wechat' as const, paymentNo, amountFen: amount.total, terms, appId: appid };
    const made = this.bank.open({ ...wanted, expiresAt: Date.parse(time_expire) });
    if (!made) return this.refuse(403, 'OUT_TRADE_NO_USED');
    if (made.state === 'paid') return this.refuse(400, 'ORDERPAID');
    if (made.state === 'closed') return this.refuse(400, 'ORDER_CLOSED');
    if (product === 'h5')
      return this.signed(200, { h5_url: `https://wx.tenpay.example/checkmweb?prepay_id=wx${paymentNo}` });
    return this.signed(200, { prepay_id: `wx${paymentNo}` });
  }

  private tell(paymentNo: string): DeskAnswer {
    const found = this.bank.payments.get(paymentNo);
    return found ? this.signed(200, this.transaction(found)) : this.refuse(404, 'ORDER_NOT_EXIST');
  }

  private close(paymentNo: string): DeskAnswer {
    const found = this.bank.payments.get(paymentNo);
    if (!found) return this.refuse(404, 'ORDER_NOT_EXIST');
    if (found.state === 'paid') return this.refuse(400, 'ORDERPAID');
    found.state = 'closed';
    return this.signed(204, null);
  }

  private refund({ body, method }: Seen): DeskAnswer {
    if (method !== 'POST') return this.refuse(404, 'RESOURCE_NOT_EXISTS');
    const asked = JSON.parse(body) as {
      out_trade_no: string;
      out_refund_no: string;
      amount: { refund: number; total: number };
    };
    const { out_trade_no: paymentNo, out_refund_no: refundNo, amount } = asked;
    const isWhole = this.bank.payments.get(paymentNo)?.amountFen === amount.total;
    const made = isWhole
      ? this.bank.refund({ method: 'wechat', refundNo, paymentNo, amountFen: amount.refund }, 'processing')
      : null;
    return made ? this.tellRefund(refundNo) : this.refuse(403, 'NOT_ENOUGH');
  }

  private tellRefund(refundNo: string): DeskAnswer {
    const found = this.bank.refunds.get(refundNo);
    if (!found) return this.refuse(404, 'RESOURCE_NOT_EXISTS');
    const status = { processing: 'PROCESSING', done: 'SUCCESS', failed: 'ABNORMAL' }[found.state];
    const amount = { refund: found.amountFen, currency: 'CNY' };
    return this.signed(200, { out_refund_no: refundNo, out_trade_no: found.paymentNo, status, amount });
  }

  private bill(kind: 'trade' | 'flow', { url }: Seen): DeskAnswer {
    const made = this.bills.makeWechat(kind, url.searchParams.get('bill_date') ?? '');
    return typeof made === 'string' ? this.refuse(400, made) : this.signed(200, made);
  }

  private certificates(): DeskAnswer {
    const [nonce, aad] = [Formatter.nonce(12), 'certificate'];
    const certificate = certificateOf(this.keys.newWechat, NEW_SERIAL);
    const ciphertext = Aes.AesGcm.encrypt(certificate, this.keys.apiV3Key, nonce, aad);
    const encrypted = { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: aad, ciphertext };
    return this.signed(200, { data: [{ serial_no: NEW_SERIAL, encrypt_certificate: encrypted }] });
  }
}
