import { shanghaiMs } from '../shanghai-text';
import { fenOf } from '../yuan-text';
import { filesWith, readAlipayList } from './alipay-list';
import { StatementBroken, type StatementLine } from './statement.types';
import { amountOf, expectTotal, feeOf, field } from './statement-csv';

/** Columns of Alipay's list of transactions, in their order. */
export const ALIPAY_COLUMNS = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
] as const;

const MARK = '业务明细列表';
const PAID = /^#+交易合计：(\d+)笔，商家实收共(-?[\d.]+)元/;
const BACK = /^#+退款合计：(\d+)笔，商家实收退款共(-?[\d.]+)元/;

function lineOf(row: ReadonlyMap<string, string>): StatementLine {
  const at = shanghaiMs(field(row, '完成时间'));
  if (at === null) throw new StatementBroken('format', '完成时间 is no time');
  const [kind, trade] = [field(row, '业务类型'), field(row, '支付宝交易号')];
  const base = {
    amountFen: amountOf(row, '订单金额（元）'),
    settledFen: amountOf(row, '商家实收（元）'),
    // Alipay writes what it takes with a minus.
    feeFen: 0 - feeOf(row, '服务费（元）'),
    at,
    state: 'done' as const,
  };
  if (kind === '交易') return { about: 'payment', number: field(row, '商户订单号'), providerNo: trade, ...base };
  if (kind !== '退款') throw new StatementBroken('format', 'a line is neither a payment nor a refund');
  const number = field(row, '退款批次号/请求号');
  // Alipay has no number of its own for a refund.
  return { about: 'refund', number, providerNo: `${trade}-${number}`, ...base };
}

function checkTotals(rows: readonly ReadonlyMap<string, string>[], tail: readonly string[]): void {
  for (const [kind, pattern] of [
    ['交易', PAID],
    ['退款', BACK],
  ] as const) {
    const said = tail.map((line) => pattern.exec(line)).find(Boolean);
    if (!said) throw new StatementBroken('cutOff', `the sums of ${kind} are missing`);
    const own = rows.filter((row) => field(row, '业务类型') === kind);
    expectTotal(`${kind}合计`, own.length, Number(said[1]));
    const sum = own.reduce((fen, row) => fen + amountOf(row, '商家实收（元）'), 0);
    expectTotal(`${kind}合计`, sum, fenOf((said[2] ?? '').replace(/^-/, '')) ?? -1);
  }
}

/** Reads one list of transactions. @throws StatementBroken */
export function parseAlipayDetails(text: string): StatementLine[] {
  const { rows, tail } = readAlipayList(text, MARK, '商户订单号');
  const read = rows.map(lineOf);
  checkTotals(rows, tail);
  return read;
}

/** Reads Alipay's bill of a day: a ZIP of lists in GBK. @throws StatementBroken */
export const parseAlipayBill = (file: Uint8Array): StatementLine[] => filesWith(file, MARK).flatMap(parseAlipayDetails);
