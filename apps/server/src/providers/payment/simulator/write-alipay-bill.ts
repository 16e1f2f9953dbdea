import { zipSync } from 'fflate';
import { shanghaiText } from '../shanghai-text';
import { ALIPAY_COLUMNS } from '../statement/alipay-bill';
import type { BankLine } from '../statement/write-wechat-bill';
import { yuanTextOf } from '../yuan-text';
import { gbkOf } from './gbk';
import { SELLER } from './simulator-keys';

type Cells = Partial<Record<(typeof ALIPAY_COLUMNS)[number], string>>;

const NONE = '0.00';

function cellsOf(line: BankLine): Cells {
  const isRefund = line.about === 'refund';
  const sign = isRefund ? '-' : '';
  return {
    支付宝交易号: `${line.tradeNo}\t`,
    商户订单号: `${line.paymentNo}\t`,
    业务类型: isRefund ? '退款' : '交易',
    商品名称: line.title,
    创建时间: shanghaiText(line.at),
    完成时间: shanghaiText(line.at),
    对方账户: '*夏(138****0001)',
    '订单金额（元）': `${sign}${yuanTextOf(line.amountFen)}`,
    '商家实收（元）': `${sign}${yuanTextOf(line.settledFen)}`,
    '支付宝红包（元）': NONE,
    '集分宝（元）': NONE,
    '支付宝优惠（元）': NONE,
    '商家优惠（元）': NONE,
    '券核销金额（元）': NONE,
    '商家红包消费金额（元）': NONE,
    '卡消费金额（元）': NONE,
    '退款批次号/请求号': isRefund ? `${line.number}\t` : '',
    '服务费（元）': yuanTextOf(0 - line.feeFen),
    '分润（元）': NONE,
  };
}

/** One list of transactions as Alipay writes it. */
export function writeAlipayDetails(lines: readonly BankLine[], day: string): string {
  const [year, month, date] = day.split('-');
  const of = (about: BankLine['about']) => lines.filter((line) => line.about === about);
  const sum = (about: BankLine['about']) => yuanTextOf(of(about).reduce((fen, { settledFen }) => fen + settledFen, 0));
  const rows = lines.map(cellsOf).map((cells) => ALIPAY_COLUMNS.map((name) => cells[name] ?? '').join(','));
  const written = [
    '#支付宝业务明细查询',
    `#账号：[${SELLER}0156]`,
    `#起始日期：[${year}年${month}月${date}日 00:00:00]   终止日期：[${year}年${month}月${date}日 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    ALIPAY_COLUMNS.join(','),
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${of('payment').length}笔，商家实收共${sum('payment')}元，商家优惠共0.00元`,
    `#退款合计：${of('refund').length}笔，商家实收退款共-${sum('refund')}元，商家优惠退款共0.00元`,
    `#导出时间：[${year}年${month}月${date}日 06:27:10]`,
  ];
  return `${written.join('\r\n')}\r\n`;
}

/** The other file of a bill: sums by store. */
const SUMS = [
  '#支付宝业务汇总查询',
  '#-----------------------------------------业务汇总列表----------------------------------------',
  '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）',
  '#----------------------------------------业务汇总列表结束-------------------------------------',
].join('\r\n');

/** Writes a bill as Alipay does: a ZIP of files in GBK, with at most `linesPerFile` transactions in each. */
export function writeAlipayBill(lines: readonly BankLine[], day: string, linesPerFile = 1000): Uint8Array {
  const count = Math.max(1, Math.ceil(lines.length / linesPerFile));
  const parts = Array.from({ length: count }, (_, i) => lines.slice(i * linesPerFile, (i + 1) * linesPerFile));
  const name = (kind: string) => `${SELLER}0156_${day.replaceAll('-', '')}_${kind}.csv`;
  const files = parts.map((part, i) => [
    name(count === 1 ? '业务明细' : `业务明细_${i + 1}`),
    gbkOf(writeAlipayDetails(part, day)),
  ]);
  return zipSync(Object.fromEntries([...files, [name('业务明细(汇总)'), gbkOf(SUMS)]]) as Record<string, Uint8Array>);
}
