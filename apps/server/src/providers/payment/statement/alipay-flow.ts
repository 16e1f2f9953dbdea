import type { FundFlow } from '@voltfront/rules/reconciliation/fees';
import { fenOf } from '../yuan-text';
import { filesWith, readAlipayList } from './alipay-list';
import { StatementBroken } from './statement.types';
import { expectTotal, field } from './statement-csv';
import { sumFlow } from './wechat-flow';

/** Columns of Alipay's list of funds (`signcustomer`), in their order. */
export const ALIPAY_FLOW_COLUMNS = [
  '账务流水号',
  '业务流水号',
  '商户订单号',
  '商品名称',
  '发生时间',
  '对方账号',
  '收入金额（+元）',
  '支出金额（-元）',
  '账户余额（元）',
  '交易渠道',
  '业务类型',
  '备注',
] as const;

type Row = ReadonlyMap<string, string>;

const MARK = '账务明细列表';
const IN = /^#+收入合计：(\d+)笔，共(-?[\d.]+)元/;
const OUT = /^#+支出合计：(\d+)笔，共(-?[\d.]+)元/;

const SIDES: Readonly<Record<string, keyof FundFlow>> = {
  在线支付: 'paidFen',
  交易付款: 'paidFen',
  交易退款: 'refundedFen',
  收费: 'feeFen',
  退费: 'feeFen',
};

/** An amount without its sign; a field without one is none. */
function part(row: Row, name: string): number {
  const text = field(row, name).replace(/^[+-]/, '');
  const fen = text === '' ? 0 : fenOf(text);
  if (fen === null) throw new StatementBroken('format', `${name} is no amount`);
  return fen;
}

const came = (row: Row) => part(row, '收入金额（+元）');
const went = (row: Row) => part(row, '支出金额（-元）');

function checkTotals(rows: readonly Row[], tail: readonly string[]): void {
  for (const [name, pattern, of] of [
    ['收入合计', IN, came],
    ['支出合计', OUT, went],
  ] as const) {
    const said = tail.map((line) => pattern.exec(line)).find(Boolean);
    if (!said) throw new StatementBroken('cutOff', `${name} is missing`);
    expectTotal(name, rows.filter((row) => of(row) > 0).length, Number(said[1]));
    const sum = rows.reduce((fen, row) => fen + of(row), 0);
    expectTotal(name, sum, fenOf((said[2] ?? '').replace(/^-/, '')) ?? -1);
  }
}

/** Reads one list of funds. @throws StatementBroken */
function rowsOf(text: string): Row[] {
  const { rows, tail } = readAlipayList(text, MARK, '账务流水号');
  checkTotals(rows, tail);
  return rows;
}

/** Reads Alipay's bill of funds: a ZIP of lists in GBK. @returns the sums by what moved @throws StatementBroken */
export function parseAlipayFlow(file: Uint8Array): FundFlow {
  const rows = filesWith(file, MARK).flatMap(rowsOf);
  return sumFlow(
    rows,
    (row) => SIDES[field(row, '业务类型')] ?? 'otherFen',
    (row) => came(row) - went(row),
  );
}
