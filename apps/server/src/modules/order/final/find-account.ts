import { type FinalAccount, type FinalFacts, finalAccount } from '@voltfront/rules/order/final-account';
import type { Ctx } from '../../../kernel/context';
import { couponsOfQuote } from '../coupons/coupon-price';
import type { OrderRow } from '../order.repository';
import type { LoanInFinal, TradeInInFinal } from './final.events';
import { type PartRow, selectParts } from './final.repository';

/** What a final payment consists of, and its account. */
export interface FoundAccount {
  account: FinalAccount;
  coupons: { name: string; amountFen: number }[];
  loan: LoanInFinal | null;
  tradeIn: TradeInInFinal | null;
  /** Newest first. */
  parts: PartRow[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function phaseOf({ state }: OrderRow): FinalFacts['phase'] {
  if (state === 'paidInFull' || state === 'delivered') return 'paid';
  return state === 'arrived' ? 'arrived' : 'before';
}

/** What of `paidFen` was paid before the final payment. */
function depositOf(order: OrderRow, { loan, tradeIn, parts }: Omit<FoundAccount, 'account'>): number {
  const cashFen = sum(
    parts.filter(({ state }) => state === 'paid').map(({ amountFen, returnedFen }) => amountFen - returnedFen),
  );
  const loanFen = loan?.state === 'paidOut' ? loan.amountFen : 0;
  const tradeInFen = tradeIn?.state === 'handedOver' ? (tradeIn.valueFen ?? 0) : 0;
  return order.paidFen - cashFen - loanFen - tradeInFen;
}

/** The account of an order's final payment. Other modules answer about loan and old car. */
export async function findAccount(ctx: Ctx, order: OrderRow): Promise<FoundAccount> {
  const { hooks } = ctx.app;
  const key = { userId: order.userId, orderNo: order.orderNo };
  const parts = await selectParts(ctx.db, key);
  const coupons = couponsOfQuote(order.quote).map(({ title, reductionFen }) => ({
    name: title,
    amountFen: reductionFen,
  }));
  const couponFen = sum(coupons.map(({ amountFen }) => amountFen));
  const [loan = null] = await hooks.ask(ctx, 'loanOfOrder', key);
  const [tradeIn = null] = await hooks.ask(ctx, 'tradeInOfOrder', key);
  const found = { coupons, loan, tradeIn, parts };
  const account = finalAccount({
    phase: phaseOf(order),
    // The order's price has its coupons already; the account shows them one by one.
    totalFen: order.totalFen + couponFen,
    depositFen: depositOf(order, found),
    couponFen,
    loan: loan && { state: loan.state, fen: loan.amountFen },
    tradeIn: tradeIn && { state: tradeIn.state, fen: tradeIn.valueFen ?? 0 },
    parts,
  });
  return { account, ...found };
}
