import { strFromU8, unzipSync } from 'fflate';
import { shanghaiMs } from '../shanghai-text';
import { fenOf } from '../yuan-text';
import { StatementBroken, type StatementLine } from './statement.types';
import { amountOf, byColumn, expectTotal, field, fileLines } from './statement-csv';

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

const BEGIN = '业务明细列表';
const END = '业务明细列表结束';
const PAID = /^#+交易合计：(\d+)笔，商家实收共(-?[\d.]+)元/;
const BACK = /^#+退款合计：(\d+)笔，商家实收退款共(-?[\d.]+)元/;
/** Name of the goods: the only field whose commas are its own. */
const GOODS = ALIPAY_COLUMNS.indexOf('商品名称');
/** Largest file that is unpacked, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Fields of a line. Nothing is quoted, so commas that are too many belong to the name of the goods. */
function fieldsOf(line: string, count: number): string[] {
  const parts = line.split(',');
  const extra = parts.length - count;
  if (extra > 0) parts.splice(GOODS, extra + 1, parts.slice(GOODS, GOODS + extra + 1).join(','));
  return parts.map((part) => part.trim());
}

function lineOf(row: ReadonlyMap<string, string>): StatementLine {
  const at = shanghaiMs(field(row, '完成时间'));
  if (at === null) throw new StatementBroken('format', '完成时间 is no time');
  const [kind, trade] = [field(row, '业务类型'), field(row, '支付宝交易号')];
  const base = { amountFen: amountOf(row, '订单金额（元）'), at, state: 'done' as const };
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
  const lines = fileLines(text);
  const begin = lines.findIndex((line) => line.startsWith('#') && line.includes(BEGIN) && !line.includes(END));
  const end = lines.findIndex((line) => line.startsWith('#') && line.includes(END));
  if (begin < 0) throw new StatementBroken('format', 'there is no list of transactions');
  if (end < begin) throw new StatementBroken('cutOff', 'the list of transactions does not end');
  const [head = '', ...listed] = lines.slice(begin + 1, end);
  const header = head.split(',').map((name) => name.trim());
  if (!header.includes('商户订单号')) throw new StatementBroken('format', 'the list has no header');
  const rows = listed.map((line, index) => byColumn(header, fieldsOf(line, header.length), begin + index + 3));
  const read = rows.map(lineOf);
  checkTotals(rows, lines.slice(end + 1));
  return read;
}

function unpack(file: Uint8Array): string[] {
  let bytes = 0;
  try {
    const files = unzipSync(file, {
      filter: ({ originalSize }) => {
        bytes += originalSize;
        return bytes <= MOST_BYTES;
      },
    });
    if (bytes > MOST_BYTES) throw new RangeError('too large');
    return Object.values(files).map((content) => new TextDecoder('gbk').decode(content));
  } catch (error) {
    throw new StatementBroken('cutOff', `the file cannot be unpacked: ${(error as Error).message}`);
  }
}

/**
 * Reads Alipay's bill of a day: a ZIP of lists in GBK. A long list comes as several files; the one with sums by store is not
 * needed. @throws StatementBroken
 */
export function parseAlipayBill(file: Uint8Array): StatementLine[] {
  // Where there is no archive the gateway answers in words.
  if (strFromU8(file.slice(0, 2)) !== 'PK') throw new StatementBroken('format', 'the file is no ZIP');
  const details = unpack(file).filter((text) => text.includes(BEGIN));
  if (details.length === 0) throw new StatementBroken('format', 'there is no list of transactions');
  return details.flatMap(parseAlipayDetails);
}
