import { feePartsOf } from '@voltfront/rules/reconciliation/fees';
import { shanghaiMs } from '../shanghai-text';
import { StatementBroken, type StatementLine } from './statement.types';
import { amountOf, byColumn, expectTotal, feeOf, field, fileLines } from './statement-csv';

/** Columns of WeChat Pay's bill with all transactions of a day (`bill_type=ALL`), in their order. */
export const WECHAT_COLUMNS = [
  '交易时间',
  '公众账号ID',
  '商户号',
  '特约商户号',
  '设备号',
  '微信订单号',
  '商户订单号',
  '用户标识',
  '交易类型',
  '交易状态',
  '付款银行',
  '货币种类',
  '应结订单金额',
  '代金券金额',
  '微信退款单号',
  '商户退款单号',
  '退款金额',
  '充值券退款金额',
  '退款类型',
  '退款状态',
  '商品名称',
  '商户数据包',
  '手续费',
  '费率',
  '订单金额',
  '申请退款金额',
  '费率备注',
] as const;

/** Columns of the sums at its end. */
export const WECHAT_TOTALS = [
  '总交易单数',
  '应结订单总金额',
  '退款总金额',
  '充值券退款总金额',
  '手续费总金额',
  '订单总金额',
  '申请退款总金额',
] as const;

const REFUND_STATES: Readonly<Record<string, StatementLine['state']>> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  FAIL: 'failed',
  CHANGE: 'failed',
};

/** Names of a header line; newer files have the mark there too. */
export const namesOf = (line: string) => line.split(',').map((name) => name.replace(/^`/, '').trim());

/**
 * Fields of a line. Each begins with a backtick, which is what separates them: a name of goods may contain commas, and is not
 * quoted.
 */
export const fieldsOf = (line: string) => line.replace(/^`/, '').split(',`');

function lineOf(row: ReadonlyMap<string, string>): StatementLine {
  const at = shanghaiMs(field(row, '交易时间'));
  if (at === null) throw new StatementBroken('format', '交易时间 is no time');
  const state = field(row, '交易状态');
  if (field(row, '货币种类') !== 'CNY') throw new StatementBroken('format', 'a line is in another currency');
  if (state === 'REFUND')
    return {
      about: 'refund',
      number: field(row, '商户退款单号'),
      providerNo: field(row, '微信退款单号'),
      amountFen: amountOf(row, '申请退款金额'),
      settledFen: amountOf(row, '退款金额'),
      feeFen: feeOf(row, '手续费'),
      at,
      state: REFUND_STATES[field(row, '退款状态')] ?? 'processing',
    };
  return {
    about: 'payment',
    number: field(row, '商户订单号'),
    providerNo: field(row, '微信订单号'),
    amountFen: amountOf(row, '订单金额'),
    settledFen: amountOf(row, '应结订单金额'),
    feeFen: feeOf(row, '手续费'),
    at,
    state: state === 'SUCCESS' ? 'done' : 'failed',
  };
}

function checkTotals(rows: readonly ReadonlyMap<string, string>[], totals: ReadonlyMap<string, string>): void {
  expectTotal('总交易单数', rows.length, Number(field(totals, '总交易单数')));
  const sum = (name: string) => rows.reduce((fen, row) => fen + amountOf(row, name), 0);
  expectTotal('订单总金额', sum('订单金额'), amountOf(totals, '订单总金额'));
  expectTotal('申请退款总金额', sum('申请退款金额'), amountOf(totals, '申请退款总金额'));
  expectTotal('应结订单总金额', sum('应结订单金额'), amountOf(totals, '应结订单总金额'));
  expectTotal('退款总金额', sum('退款金额'), amountOf(totals, '退款总金额'));
  const parts = (row: ReadonlyMap<string, string>, name: string) => feePartsOf(field(row, name)) ?? Number.NaN;
  const fees = rows.reduce((all, row) => all + parts(row, '手续费'), 0);
  expectTotal('手续费总金额', fees, parts(totals, '手续费总金额'));
}

/**
 * Reads WeChat Pay's bill of a day: a header, a line for each payment and refund, a header of the sums, the sums.
 * @throws StatementBroken
 */
export function parseWechatBill(text: string): StatementLine[] {
  const [head = '', ...rest] = fileLines(text);
  const header = namesOf(head);
  if (!header.includes('商户订单号')) throw new StatementBroken('format', 'the first line is no header');
  const end = rest.findIndex((line) => namesOf(line)[0] === WECHAT_TOTALS[0]);
  const sums = rest[end + 1];
  if (end < 0 || sums === undefined) throw new StatementBroken('cutOff', 'the sums are missing');
  const rows = rest.slice(0, end).map((line, index) => byColumn(header, fieldsOf(line), index + 2));
  const read = rows.map(lineOf);
  checkTotals(rows, byColumn(namesOf(rest[end] ?? ''), fieldsOf(sums), end + 3));
  return read;
}
