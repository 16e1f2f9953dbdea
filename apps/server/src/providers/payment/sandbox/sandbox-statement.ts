import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import type { StatementAnswer } from '../statement/statement.types';
import { dayStart } from '../statement/statement-day';
import { parseWechatBill } from '../statement/wechat-bill';
import { type BankLine, writeWechatBill } from '../statement/write-wechat-bill';
import { selectGivenBack, selectTaken } from './sandbox-bank.repository';

const MERCHANT = { appId: 'sandbox', merchantId: 'sandbox' };

/** The shop's number of a payment; the bank keeps a second charge as `VP…#2`. */
const numberOf = (paymentNo: string): string => paymentNo.split('#')[0] ?? paymentNo;

async function booksOf(ctx: Ctx, from: number): Promise<BankLine[]> {
  const taken = await selectTaken(ctx.db, from, from + DAY_MS);
  const givenBack = await selectGivenBack(ctx.db, from, from + DAY_MS);
  const lines: BankLine[] = [
    ...taken.map(({ paymentNo, providerNo, amountFen, paidAt, title }) => {
      const no = providerNo ?? '';
      const number = numberOf(paymentNo);
      const base = { number, paymentNo: number, providerNo: no, tradeNo: no, amountFen, title };
      return { ...base, about: 'payment' as const, at: paidAt ?? from, state: 'done' as const };
    }),
    ...givenBack.map(({ refund: { refundNo, paymentNo, amountFen, createdAt, isDone }, payment }) => {
      const base = { number: refundNo, paymentNo, providerNo: `R${refundNo}`, tradeNo: payment.providerNo ?? '' };
      const state = isDone ? ('done' as const) : ('processing' as const);
      return { ...base, about: 'refund' as const, amountFen, title: payment.title, at: createdAt, state };
    }),
  ];
  return lines.sort((a, b) => a.at - b.at);
}

/** The bank's statement of a day. It writes the file of WeChat Pay, so that demo runs read what real shops read. */
export async function sandboxStatement(ctx: Ctx, day: string): Promise<StatementAnswer> {
  const bill = writeWechatBill(await booksOf(ctx, dayStart(day)), MERCHANT);
  return { isReady: true, lines: parseWechatBill(bill) };
}
