import { shanghaiText } from '../shanghai-text';
import { yuanTextOf } from '../yuan-text';
import { FLOW_COLUMNS, FLOW_TOTALS } from './wechat-flow';
import { type BankLine, marked } from './write-wechat-bill';

/** A movement on the shop's account; what leaves is negative. */
export interface FundMove {
  about: 'payment' | 'refund' | 'fee' | 'other';
  /** The shop's payment number. */
  paymentNo: string;
  tradeNo: string;
  at: number;
  fen: number;
}

/** Movements that the lines of a bill make, when nothing goes wrong: the money, and the fee beside it. */
export function movesOf(lines: readonly BankLine[]): FundMove[] {
  return lines
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ about, paymentNo, tradeNo, at, settledFen, feeFen }) => {
      const base = { paymentNo, tradeNo, at };
      const money = { ...base, about, fen: about === 'payment' ? settledFen : -settledFen };
      return feeFen === 0 ? [money] : [money, { ...base, about: 'fee' as const, fen: -feeFen }];
    });
}

/** What moved, as WeChat Pay names it. */
function kindOf({ about, fen }: FundMove): string {
  if (about === 'payment') return '交易';
  if (about === 'refund') return '退款';
  if (about === 'other') return '提现';
  return fen < 0 ? '扣除交易手续费' : '退还交易手续费';
}

/** Writes a bill of funds as WeChat Pay does; the account begins the day empty. */
export function writeWechatFlow(moves: readonly FundMove[]): string {
  let left = 0;
  const rows = moves.map((move, index) => {
    const { at, tradeNo, fen, paymentNo } = move;
    left += fen;
    const kind = kindOf(move);
    const amounts = [fen < 0 ? '支出' : '收入', yuanTextOf(Math.abs(fen)), yuanTextOf(left)];
    const cells = [shanghaiText(at), tradeNo, `19${tradeNo}${index}`, kind, kind, ...amounts, 'system', '', paymentNo];
    return marked(cells);
  });
  const [came, went] = [moves.filter(({ fen }) => fen >= 0), moves.filter(({ fen }) => fen < 0)];
  const sum = (some: readonly FundMove[]) => yuanTextOf(some.reduce((all, { fen }) => all + Math.abs(fen), 0));
  const counts = [moves.length, came.length, went.length].map((count) => `${count}.0`);
  const totals = [counts[0] ?? '', counts[1] ?? '', sum(came), counts[2] ?? '', sum(went)];
  return `\ufeff${[FLOW_COLUMNS.join(','), ...rows, FLOW_TOTALS.join(','), marked(totals)].join('\r\n')}\r\n`;
}
