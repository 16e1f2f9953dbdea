import type { FinalPartData, FinalPaymentData } from '@voltfront/contract';
import { finalPartLimits } from '@voltfront/rules/order/final-account';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { sayLines } from '../../vehicle';
import { settleOverdue } from '../expire-order';
import { type OrderRow, selectOrder } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';
import { type PartKey, type PartRow, selectPart } from './final.repository';
import { finalTexts } from './final.texts';
import { type FoundAccount, findAccount } from './find-account';

/** A part in the response format. `method`: how it was paid, when that is known. */
export function presentPart(row: PartRow, method: string | null): FinalPartData {
  const { part, amountFen, returnedFen, state, createdAt, expiresAt, paidAt } = row;
  return { part, amountFen, returnedFen, state, method, createdAt, expiresAt, paidAt };
}

/** A part of an order of the caller. @throws NOT_FOUND */
export async function showPart(ctx: Ctx, key: PartKey): Promise<Omit<FinalPartData, 'method'>> {
  const row = await selectPart(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: finalTexts.missing });
  const { method: _, ...part } = presentPart(row, null);
  return part;
}

function subsidiesOf({ quote }: OrderRow): FinalPaymentData['subsidies'] {
  return sayLines(quote.lines)
    .filter(({ kind }) => kind === 'personalSubsidy' || kind === 'enterpriseSubsidy')
    .map(({ name, amountFen }) => ({ name, amountFen: Math.abs(amountFen) }));
}

const loanOf = ({ loan, account }: FoundAccount): FinalPaymentData['loan'] =>
  loan && {
    state: loan.state,
    lenderName: loan.lenderName,
    amountFen: loan.amountFen,
    countedFen: account.loanFen,
    approvedUntil: loan.approvedUntil,
  };

const tradeInOf = ({ tradeIn, account }: FoundAccount): FinalPaymentData['tradeIn'] =>
  tradeIn && { ...tradeIn, countedFen: account.tradeInFen };

/** How each payment of an order was made, by its number. */
async function methodsOf(ctx: Ctx, key: OrderKey): Promise<Map<string, string>> {
  const payments = (await ctx.app.hooks.ask(ctx, 'paymentsOfOrder', key)).flat();
  return new Map(payments.map(({ paymentNo, method }) => [paymentNo, method]));
}

/** The final payment of an order of the caller. @throws NOT_FOUND also for somebody else's and for a blind order */
export async function showFinal(ctx: Ctx, key: OrderKey): Promise<FinalPaymentData> {
  await settleOverdue(ctx, key.userId);
  const order = await selectOrder(ctx.db, key);
  if (!order || order.kind === 'blind') throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return presentFinal(ctx, order, await findAccount(ctx, order));
}

/** The final payment of an order in the response format. */
export async function presentFinal(ctx: Ctx, order: OrderRow, found: FoundAccount): Promise<FinalPaymentData> {
  const { account, coupons, parts } = found;
  const {
    isOpenPartTooHigh: _,
    excessFen: __,
    overpaidFen: ___,
    loanFen: ____,
    tradeInFen: _____,
    ...figures
  } = account;
  const { modelName, versionName, cutout } = order.quote;
  const methods = await methodsOf(ctx, { userId: order.userId, orderNo: order.orderNo });
  return {
    orderNo: order.orderNo,
    orderState: order.state,
    modelName,
    versionName,
    cutout,
    ...figures,
    subsidies: subsidiesOf(order),
    coupons,
    loan: loanOf(found),
    tradeIn: tradeInOf(found),
    limits: account.cashOpenFen > 0 ? null : finalPartLimits(account),
    parts: parts.map((row) => presentPart(row, row.paymentNo === null ? null : (methods.get(row.paymentNo) ?? null))),
  };
}
