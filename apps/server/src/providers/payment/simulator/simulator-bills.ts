import { createHash } from 'node:crypto';
import type { Seen } from '../../../testing/stand-in';
import { dayStart, READY_AFTER_MS } from '../statement/statement-day';
import { writeWechatBill } from '../statement/write-wechat-bill';
import { writeWechatFlow } from '../statement/write-wechat-flow';
import type { BankPayment, SimulatorBank } from './simulator-bank';
import { MERCHANT, WECHAT_APPS } from './simulator-keys';
import type { DeskAnswer } from './wechat-desk';
import { writeAlipayBill } from './write-alipay-bill';
import { writeAlipayFlow } from './write-alipay-flow';

const WECHAT_PATH = '/v3/billdownload/file';
const ALIPAY_PATH = '/downloadBillFile.resource';

/** A bill of transactions, or one of what moved on the account. */
type BillKind = 'trade' | 'flow';

/** Makes bills from the books of the bank, on the next day from 10:00, and sends them to whoever has the address. */
export class Bills {
  origin = '';
  /** Most transactions in a file of Alipay's. */
  linesPerFile = 1000;
  /** Changes a file after its hash was announced. */
  spoil: ((file: Buffer) => Buffer) | null = null;
  /** The same for a bill of funds. */
  spoilFlow: ((file: Buffer) => Buffer) | null = null;

  constructor(private readonly bank: SimulatorBank) {}

  private linesOf(method: BankPayment['method'], day: string) {
    return this.bank.linesOf(method, dayStart(day));
  }

  private movesOf(method: BankPayment['method'], day: string) {
    return this.bank.movesOf(method, dayStart(day));
  }

  private isReady(day: string): boolean {
    return this.bank.now() >= dayStart(day) + READY_AFTER_MS;
  }

  /** Whether anything happened on the day that the bill would tell. */
  private isEmpty(method: BankPayment['method'], kind: BillKind, day: string): boolean {
    return (kind === 'trade' ? this.linesOf(method, day) : this.movesOf(method, day)).length === 0;
  }

  private file(method: BankPayment['method'], kind: BillKind, day: string): Buffer {
    if (kind === 'flow') {
      const moves = this.movesOf(method, day);
      return Buffer.from(method === 'wechat' ? writeWechatFlow(moves) : writeAlipayFlow(moves, day));
    }
    const lines = this.linesOf(method, day);
    return method === 'wechat'
      ? Buffer.from(writeWechatBill(lines, { appId: WECHAT_APPS.mini, merchantId: MERCHANT }), 'utf8')
      : Buffer.from(writeAlipayBill(lines, day, this.linesPerFile));
  }

  /** WeChat Pay's answer about a bill, or the code of its refusal. */
  makeWechat(kind: BillKind, day: string): object | string {
    if (!this.isReady(day)) return 'STATEMENT_CREATING';
    if (this.isEmpty('wechat', kind, day)) return 'NO_STATEMENT_EXIST';
    const hash_value = createHash('sha1')
      .update(this.file('wechat', kind, day))
      .digest('hex');
    return { hash_type: 'SHA1', hash_value, download_url: `${this.origin}${WECHAT_PATH}?token=${day}&kind=${kind}` };
  }

  /** WeChat Pay's file; the request was signed, the answer is not. */
  wechatFile({ url }: Seen): DeskAnswer {
    return this.sent('wechat', url, 'token');
  }

  /** Where Alipay's bill of a day is; null when there is none. */
  makeAlipay(kind: BillKind, day: string): string | null {
    if (!this.isReady(day) || this.isEmpty('alipay', kind, day)) return null;
    return `${this.origin}${ALIPAY_PATH}?bizDates=${day}&kind=${kind}`;
  }

  /** Alipay's file, which is sent without any signature; null for other requests. */
  download({ url }: Seen): DeskAnswer | null {
    return url.pathname === ALIPAY_PATH ? this.sent('alipay', url, 'bizDates') : null;
  }

  private sent(method: BankPayment['method'], { searchParams }: URL, day: string): DeskAnswer {
    const kind = searchParams.get('kind') === 'flow' ? 'flow' : 'trade';
    const file = this.file(method, kind, searchParams.get(day) ?? '');
    return {
      status: 200,
      headers: { 'content-type': 'application/octet-stream' },
      body: (kind === 'trade' ? this.spoil : this.spoilFlow)?.(file) ?? file,
    };
  }
}
