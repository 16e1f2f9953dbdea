import type { Move, StateMachine } from '../state-machine';

/** Smallest cash part of a final payment, in fen: 1000 yuan. A smaller rest is paid in one go. */
export const FINAL_PART_MIN_FEN = 100_000;

/** States of a cash part. `expired`: not paid within its 30 minutes. */
export const FINAL_PART_STATES = ['open', 'paid', 'expired', 'cancelled'] as const;
/** State of a cash part. */
export type FinalPartState = (typeof FINAL_PART_STATES)[number];
/** What can happen to a cash part. */
export type FinalPartEvent = 'pay' | 'expire' | 'cancel';
/** Who moves a part: `system` is a payment notice, a job, or a loan that covers the amount. */
export type FinalPartActor = 'customer' | 'system';

const part = (
  event: FinalPartEvent,
  to: FinalPartState,
  ...who: readonly FinalPartActor[]
): Move<FinalPartState, FinalPartEvent, FinalPartActor> => ({ event, from: ['open'], to, who });

/** The life of a cash part: it is open once, and ends in one way. */
export const FINAL_PART_MACHINE: StateMachine<FinalPartState, FinalPartEvent, FinalPartActor> = {
  states: FINAL_PART_STATES,
  moves: [
    part('pay', 'paid', 'system'),
    part('expire', 'expired', 'system'),
    part('cancel', 'cancelled', 'customer', 'system'),
  ],
};

/** Progress of the loan in a final payment. `review`: not decided. `paidOut`: the lender's money arrived. */
export const FINAL_LOAN_STATES = ['review', 'approved', 'paidOut'] as const;
export type FinalLoanState = (typeof FINAL_LOAN_STATES)[number];

/** Progress of the old car. `review`: no binding offer was accepted for this order yet. */
export const FINAL_TRADE_IN_STATES = ['review', 'agreed', 'handedOver'] as const;
export type FinalTradeInState = (typeof FINAL_TRADE_IN_STATES)[number];

/** States of a final payment. */
export const FINAL_STATES = ['notDue', 'due', 'partlyPaid', 'waitingForLoanOrTradeIn', 'paidInFull'] as const;
export type FinalState = (typeof FINAL_STATES)[number];

/** What a final payment is computed from; all amounts in fen. */
export interface FinalFacts {
  /** Where the order stands: before its car arrived, then, or with everything paid. */
  phase: 'before' | 'arrived' | 'paid';
  /** Price of the car, subsidies taken off. */
  totalFen: number;
  /** Paid before the final payment: intention and deposit. */
  depositFen: number;
  couponFen: number;
  /** The asked, approved or paid out amount. */
  loan: { state: FinalLoanState; fen: number } | null;
  /** The agreed value of the old car, or what was booked of it. */
  tradeIn: { state: FinalTradeInState; fen: number } | null;
  parts: readonly { state: FinalPartState; amountFen: number; returnedFen: number }[];
}

/** A final payment in figures, in fen. Deposit, coupons, trade-in, loan, cash and rest add up to the total. */
export interface FinalAccount {
  state: FinalState;
  totalFen: number;
  depositFen: number;
  couponFen: number;
  /** Counted: approved or paid out, as far as it is needed. */
  loanFen: number;
  /** Counted: agreed or handed over, as far as it is needed. */
  tradeInFen: number;
  /** Cash parts that arrived, less what went back. */
  cashPaidFen: number;
  /** The cash part that is open: reserved until it is paid, cancelled or expired. */
  cashOpenFen: number;
  /** What can still be paid in cash. */
  restFen: number;
  /** What has not arrived yet from anybody: cash, lender, old car. Zero means paid in full. */
  unsettledFen: number;
  /** Cash that the loan or the old car made superfluous; it goes back. */
  excessFen: number;
  /** Money that arrived beyond the price, as a coupon came later; it goes back. */
  overpaidFen: number;
  /** The open part asks for more than is left, and has to be cancelled. */
  isOpenPartTooHigh: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Money that arrived from others than the customer. */
function settledByOthers({ loan, tradeIn }: FinalFacts): { loanFen: number; tradeInFen: number } {
  return {
    loanFen: loan?.state === 'paidOut' ? loan.fen : 0,
    tradeInFen: tradeIn?.state === 'handedOver' ? tradeIn.fen : 0,
  };
}

/** Money that is promised: it counts up to what is left. The old car comes first, then the loan. */
function promised({ loan, tradeIn }: FinalFacts, leftFen: number): { loanFen: number; tradeInFen: number } {
  const tradeInFen = tradeIn?.state === 'agreed' ? Math.min(tradeIn.fen, leftFen) : 0;
  const loanFen = loan?.state === 'approved' ? Math.min(loan.fen, leftFen - tradeInFen) : 0;
  return { loanFen, tradeInFen };
}

function stateOf(
  { phase, loan }: FinalFacts,
  { restFen, cashOpenFen, unsettledFen, movedFen }: Record<string, number>,
): FinalState {
  if (phase === 'paid') return 'paidInFull';
  if (phase === 'before') return 'notDue';
  const isWaiting = restFen === 0 && cashOpenFen === 0 && (unsettledFen ?? 0) > 0;
  if (isWaiting || loan?.state === 'review') return 'waitingForLoanOrTradeIn';
  return (movedFen ?? 0) > 0 ? 'partlyPaid' : 'due';
}

/**
 * The account of a final payment.
 *
 * Example: a car of 200 000 yuan with 5000 paid, a coupon of 1000, an agreed old car of 60 000, an approved loan of
 * 100 000 and 14 000 paid in cash: rest 20 000 yuan; unsettled 180 000, because lender and old car are still to come.
 */
export function finalAccount(facts: FinalFacts): FinalAccount {
  const { totalFen, depositFen, parts } = facts;
  const couponFen = Math.max(0, Math.min(facts.couponFen, totalFen - depositFen));
  const needFen = Math.max(0, totalFen - depositFen - couponFen);
  const cashPaidFen = sum(
    parts.filter(({ state }) => state === 'paid').map(({ amountFen, returnedFen }) => amountFen - returnedFen),
  );
  const openFen = sum(parts.filter(({ state }) => state === 'open').map(({ amountFen }) => amountFen));
  const settled = settledByOthers(facts);
  const settledFen = settled.loanFen + settled.tradeInFen;
  const leftFen = Math.max(0, needFen - settledFen - cashPaidFen);
  const counted = promised(facts, leftFen);
  const freeFen = leftFen - counted.tradeInFen - counted.loanFen;
  const wanted = promised(facts, Math.max(0, needFen - settledFen));
  const wantedFen = settledFen + wanted.tradeInFen + wanted.loanFen + cashPaidFen;
  const restFen = Math.max(0, freeFen - openFen);
  const movedFen = cashPaidFen + openFen + settledFen;
  return {
    state: stateOf(facts, { restFen, cashOpenFen: openFen, unsettledFen: leftFen, movedFen }),
    totalFen,
    depositFen,
    couponFen,
    loanFen: settled.loanFen + counted.loanFen,
    tradeInFen: settled.tradeInFen + counted.tradeInFen,
    cashPaidFen,
    cashOpenFen: openFen,
    restFen,
    unsettledFen: leftFen,
    excessFen: Math.max(0, Math.min(cashPaidFen, wantedFen - needFen)),
    overpaidFen: Math.max(0, Math.min(cashPaidFen, settledFen + cashPaidFen - needFen)),
    isOpenPartTooHigh: openFen > freeFen,
  };
}

/**
 * What a cash part may be; null when there is nothing to pay. Below 1000 yuan it is all or nothing.
 *
 * Example: rest 2500 yuan: 1000 to 2500; rest 600 yuan: 600 only.
 */
export function finalPartLimits({
  state,
  restFen,
}: Pick<FinalAccount, 'state' | 'restFen'>): { minFen: number; maxFen: number } | null {
  if (state === 'notDue' || state === 'paidInFull' || restFen <= 0) return null;
  return { minFen: Math.min(FINAL_PART_MIN_FEN, restFen), maxFen: restFen };
}
