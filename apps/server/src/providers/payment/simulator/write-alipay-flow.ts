import { zipSync } from 'fflate';
import { shanghaiText } from '../shanghai-text';
import { ALIPAY_FLOW_COLUMNS } from '../statement/alipay-flow';
import type { FundMove } from '../statement/write-wechat-flow';
import { yuanTextOf } from '../yuan-text';
import { gbkOf } from './gbk';
import { SELLER } from './simulator-keys';

/** What moved, as Alipay names it. */
function kindOf({ about, fen }: FundMove): string {
  if (about === 'payment') return '在线支付';
  if (about === 'refund') return '交易退款';
  if (about === 'other') return '提现';
  return fen < 0 ? '收费' : '退费';
}

/** Writes a bill of funds as Alipay does: a ZIP with a file in GBK; the account begins the day empty. */
export function writeAlipayFlow(moves: readonly FundMove[], day: string): Uint8Array {
  const [year, month, date] = day.split('-');
  let left = 0;
  const rows = moves.map((move, index) => {
    const { tradeNo, paymentNo, at, fen } = move;
    left += fen;
    const amounts = fen < 0 ? ['', `-${yuanTextOf(-fen)}`] : [yuanTextOf(fen), ''];
    const numbers = [`31${tradeNo}${index}\t`, `${tradeNo}\t`, `${paymentNo}\t`];
    const who = '*夏(138****0001)';
    return [
      ...numbers,
      '车型 01, 大订',
      shanghaiText(at),
      who,
      ...amounts,
      yuanTextOf(left),
      '支付宝',
      kindOf(move),
      '',
    ];
  });
  const [came, went] = [moves.filter(({ fen }) => fen > 0), moves.filter(({ fen }) => fen < 0)];
  const sum = (some: readonly FundMove[]) => yuanTextOf(some.reduce((all, { fen }) => all + fen, 0));
  const text = [
    '#支付宝账务明细查询',
    `#账号：[${SELLER}0156]`,
    `#起始日期：[${year}年${month}月${date}日 00:00:00]   终止日期：[${year}年${month}月${date}日 24:00:00]`,
    '#-----------------------------------------账务明细列表----------------------------------------',
    ALIPAY_FLOW_COLUMNS.join(','),
    ...rows.map((cells) => cells.join(',')),
    '#-----------------------------------------账务明细列表结束------------------------------------',
    `#支出合计：${went.length}笔，共${sum(went)}元`,
    `#收入合计：${came.length}笔，共${sum(came)}元`,
    `#导出时间：[${year}年${month}月${date}日 06:27:10]`,
  ].join('\r\n');
  return zipSync({ [`${SELLER}0156_${day.replaceAll('-', '')}_账务明细.csv`]: gbkOf(`${text}\r\n`) });
}
