import type { FundFlow } from '@voltfront/rules/reconciliation/fees';
import { NO_FLOW } from '@voltfront/rules/reconciliation/fees';
import { StatementBroken } from './statement.types';
import { amountOf, byColumn, expectTotal, field, fileLines } from './statement-csv';
import { fieldsOf, namesOf } from './wechat-bill';

/** Columns of WeChat Pay's bill of funds (`account_type=BASIC`), in their order. */
export const FLOW_COLUMNS = [
  '记账时间',
  '微信支付业务单号',
  '资金流水单号',
  '业务名称',
  '业务类型',
  '收支类型',
  '收支金额（元）',
  '账户结余（元）',
  '资金变更提交申请人',
  '备注',
  '业务凭证号',
] as const;

/** Columns of the sums at its end. */
export const FLOW_TOTALS = ['资金流水总笔数', '收入笔数', '收入金额', '支出笔数', '支出金额'] as const;

type Row = ReadonlyMap<string, string>;

/** Column names stand with either kind of brackets. */
const AMOUNT = '收支金额';
const bare = (names: string[]) => names.map((name) => name.replace(/[（(]元[)）]$/, ''));

const isIn = (row: Row): boolean => {
  const way = field(row, '收支类型');
  if (way !== '收入' && way !== '支出') throw new StatementBroken('format', '收支类型 is unknown');
  return way === '收入';
};
const signedFen = (row: Row) => (isIn(row) ? 1 : -1) * amountOf(row, AMOUNT);

/** Where a movement counts: fees are told by their name, whichever way they go. */
function sideOf(row: Row): keyof FundFlow {
  const kind = field(row, '业务类型');
  if (kind.includes('手续费')) return 'feeFen';
  if (kind === '交易') return 'paidFen';
  return kind === '退款' ? 'refundedFen' : 'otherFen';
}

/** Sums of movements; money back and fees are counted as they leave. */
export function sumFlow<T>(
  rows: readonly T[],
  sideOf: (row: T) => keyof FundFlow,
  fenOf: (row: T) => number,
): FundFlow {
  const sums = { ...NO_FLOW };
  for (const row of rows) {
    const side = sideOf(row);
    const leaves = side === 'refundedFen' || side === 'feeFen';
    sums[side] += leaves ? 0 - fenOf(row) : fenOf(row);
  }
  return sums;
}

function checkTotals(rows: readonly Row[], totals: Row): void {
  const count = (name: string) => Number(field(totals, name));
  const [came, left] = [rows.filter(isIn), rows.filter((row) => !isIn(row))];
  const sum = (some: readonly Row[]) => some.reduce((fen, row) => fen + amountOf(row, AMOUNT), 0);
  expectTotal('资金流水总笔数', rows.length, count('资金流水总笔数'));
  expectTotal('收入笔数', came.length, count('收入笔数'));
  expectTotal('支出笔数', left.length, count('支出笔数'));
  expectTotal('收入金额', sum(came), amountOf(totals, '收入金额'));
  expectTotal('支出金额', sum(left), amountOf(totals, '支出金额'));
}

/**
 * Reads WeChat Pay's bill of funds: a header, a line for each movement, a header of the sums, the sums. @returns the sums by what
 * moved @throws StatementBroken
 */
export function parseWechatFlow(text: string): FundFlow {
  const [head = '', ...rest] = fileLines(text);
  const header = bare(namesOf(head));
  if (!header.includes('业务类型')) throw new StatementBroken('format', 'the first line is no header of funds');
  const end = rest.findIndex((line) => namesOf(line)[0] === FLOW_TOTALS[0]);
  const sums = rest[end + 1];
  if (end < 0 || sums === undefined) throw new StatementBroken('cutOff', 'the sums of funds are missing');
  const rows = rest.slice(0, end).map((line, index) => byColumn(header, fieldsOf(line), index + 2));
  checkTotals(rows, byColumn(bare(namesOf(rest[end] ?? '')), fieldsOf(sums), end + 3));
  return sumFlow(rows, sideOf, signedFen);
}
