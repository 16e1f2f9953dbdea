import { agreedFeeFen } from '@voltfront/rules/reconciliation/fees';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import type { StatementAnswer } from '../statement/statement.types';
import { dayStart } from '../statement/statement-day';
import { parseWechatBill } from '../statement/wechat-bill';
import { parseWechatFlow } from '../statement/wechat-flow';
import { type BankLine, writeWechatBill } from '../statement/write-wechat-bill';
import { type FundMove, movesOf, writeWechatFlow } from '../statement/write-wechat-flow';
import { selectGivenBack, selectTaken } from './sandbox-bank.repository';

const MERCHANT = { appId: 'sandbox', merchantId: 'sandbox' };

/** What the sandbox takes, per million of a payment: 0.6 %. */
export const SANDBOX_FEE_PER_MILLION = 6000;

const moneyOf = (about: BankLine['about'], amountFen: number) => {
  const feeFen = agreedFeeFen({ about, settledFen: amountFen, state: 'done' }, SANDBOX_FEE_PER_MILLION);
  return { amountFen, settledFen: amountFen, feeFen };
};

/** The shop's number of a payment; the bank keeps a second charge as `VP…#2`. */
const numberOf = (paymentNo: string): string => paymentNo.split('#')[0] ?? paymentNo;

/** Lines of a day, and what moved on the account. */
async function booksOf(ctx: Ctx, from: number): Promise<{ lines: BankLine[]; moves: FundMove[] }> {
  const taken = await selectTaken(ctx.db, from, from + DAY_MS);
  const givenBack = await selectGivenBack(ctx.db, from, from + DAY_MS);
  const lines: BankLine[] = [
    ...taken.map(({ paymentNo, providerNo, amountFen, paidAt, title, feeFen }) => {
      const no = providerNo ?? '';
      const number = numberOf(paymentNo);
      const money = moneyOf('payment', amountFen);
      const base = { number, paymentNo: number, providerNo: no, tradeNo: no, title };
      return {
        ...base,
        ...money,
        feeFen: feeFen ?? money.feeFen,
        about: 'payment' as const,
        at: paidAt ?? from,
        state: 'done' as const,
      };
    }),
    ...givenBack.map(({ refund: { refundNo, paymentNo, amountFen, createdAt, isDone }, payment }) => {
      const base = { number: refundNo, paymentNo, providerNo: `R${refundNo}`, tradeNo: payment.providerNo ?? '' };
      const state = isDone ? ('done' as const) : ('processing' as const);
      return {
        ...base,
        ...moneyOf('refund', amountFen),
        about: 'refund' as const,
        title: payment.title,
        at: createdAt,
        state,
      };
    }),
  ];
  lines.sort((a, b) => a.at - b.at);
  const settled = new Map(taken.map(({ providerNo, settledFen }) => [providerNo ?? '', settledFen]));
  const moves = movesOf(lines).map((move) => {
    const fen = move.about === 'payment' ? (settled.get(move.tradeNo) ?? move.fen) : move.fen;
    return { ...move, fen };
  });
  return { lines, moves };
}

/** The bank's statement of a day. It writes the files of WeChat Pay, so that demo runs read what real shops read. */
export async function sandboxStatement(ctx: Ctx, day: string): Promise<StatementAnswer> {
  const { lines, moves } = await booksOf(ctx, dayStart(day));
  const [bill, flow] = [writeWechatBill(lines, MERCHANT), writeWechatFlow(moves)];
  return { isReady: true, lines: parseWechatBill(bill), flow: parseWechatFlow(flow) };
}
