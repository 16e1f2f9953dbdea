import { shanghaiText } from '../shanghai-text';
import { yuanTextOf } from '../yuan-text';
import type { StatementLine } from './statement.types';
import { WECHAT_COLUMNS, WECHAT_TOTALS } from './wechat-bill';

/** A line of a bank's own books. */
export interface BankLine extends StatementLine {
  /** The shop's payment number, of a refund too. */
  paymentNo: string;
  /** The provider's number of the payment, of a refund too. */
  tradeNo: string;
  /** What was bought. */
  title: string;
}

/** Who the bill is for. */
interface Merchant {
  appId: string;
  merchantId: string;
}

const REFUND_STATES = { done: 'SUCCESS', processing: 'PROCESSING', failed: 'FAIL' } as const;
const NONE = '0.00';
/** A fee with the five decimals of WeChat Pay. */
const feeText = (fen: number) => `${yuanTextOf(fen)}000`;

type Cells = Partial<Record<(typeof WECHAT_COLUMNS)[number], string>>;

function cellsOf(line: BankLine, { appId, merchantId }: Merchant): Cells {
  const isRefund = line.about === 'refund';
  const [amount, settled] = [yuanTextOf(line.amountFen), yuanTextOf(line.settledFen)];
  const coupon = yuanTextOf(line.amountFen - line.settledFen);
  const back: Cells = isRefund
    ? {
        微信退款单号: line.providerNo,
        商户退款单号: line.number,
        退款类型: 'ORIGINAL',
        退款状态: REFUND_STATES[line.state],
      }
    : { 微信退款单号: '0', 商户退款单号: '0' };
  return {
    交易时间: shanghaiText(line.at),
    公众账号ID: appId,
    商户号: merchantId,
    特约商户号: '0',
    微信订单号: line.tradeNo,
    商户订单号: line.paymentNo,
    交易类型: 'JSAPI',
    交易状态: isRefund ? 'REFUND' : line.state === 'done' ? 'SUCCESS' : 'REVOKED',
    付款银行: 'OTHERS',
    货币种类: 'CNY',
    应结订单金额: isRefund ? NONE : settled,
    代金券金额: isRefund ? NONE : coupon,
    退款金额: isRefund ? settled : NONE,
    充值券退款金额: isRefund ? coupon : NONE,
    商品名称: line.title,
    手续费: feeText(line.feeFen),
    费率: '0.60%',
    订单金额: isRefund ? NONE : amount,
    申请退款金额: isRefund ? amount : NONE,
    ...back,
  };
}

/** Fields with the mark of WeChat Pay. */
export const marked = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',');

/** Writes a bill as WeChat Pay does. */
export function writeWechatBill(lines: readonly BankLine[], merchant: Merchant): string {
  const rows = lines.map((line) => cellsOf(line, merchant));
  const sum = (about: StatementLine['about'], what: 'amountFen' | 'settledFen') =>
    lines.reduce((fen, line) => fen + (line.about === about ? line[what] : 0), 0);
  const [paid, back] = [sum('payment', 'amountFen'), sum('refund', 'amountFen')];
  const [settled, settledBack] = [sum('payment', 'settledFen'), sum('refund', 'settledFen')];
  const fees = lines.reduce((fen, { feeFen }) => fen + feeFen, 0);
  const written = [
    WECHAT_COLUMNS.join(','),
    ...rows.map((cells) => marked(WECHAT_COLUMNS.map((name) => cells[name] ?? ''))),
    WECHAT_TOTALS.join(','),
    marked([
      ...[String(lines.length), yuanTextOf(settled), yuanTextOf(settledBack), yuanTextOf(back - settledBack)],
      ...[feeText(fees), yuanTextOf(paid), yuanTextOf(back)],
    ]),
  ];
  return `\ufeff${written.join('\r\n')}\r\n`;
}
