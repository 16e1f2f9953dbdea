import { type Move, type StateMachine, tryMove } from '../state-machine';

/** States of a refund request. */
export const REFUND_STATES = [
  'inReview',
  'approved',
  'sending',
  'received',
  'rejected',
  'withdrawn',
  'failed',
] as const;
/** Where a refund request stands. */
export type RefundState = (typeof REFUND_STATES)[number];

/** What can happen to a refund request. */
export type RefundEvent = 'withdraw' | 'reject' | 'approve' | 'send' | 'fail' | 'correct' | 'receive';

/** Who makes a move: `system` is a job or a provider's report. */
export type RefundActor = 'customer' | 'staff' | 'system';

const move = (
  event: RefundEvent,
  from: readonly RefundState[],
  to: RefundState,
  ...who: readonly RefundActor[]
): Move<RefundState, RefundEvent, RefundActor> => ({ event, from, to, who });

/**
 * The life of a refund request, which begins in review.
 * - `send`: the money of every payment is on its way. `fail`: one of them cannot go back; the customer names a bank
 *   account (`correct`), and the money goes there.
 * - A lost answer of a provider is no failure: the provider is asked again while the request stays in `sending`.
 * - `receive` from `failed`: the provider made the refund after all, before the customer named an account.
 */
export const REFUND_MACHINE: StateMachine<RefundState, RefundEvent, RefundActor> = {
  states: REFUND_STATES,
  moves: [
    move('withdraw', ['inReview'], 'withdrawn', 'customer'),
    move('reject', ['inReview'], 'rejected', 'staff'),
    move('approve', ['inReview'], 'approved', 'staff'),
    move('send', ['approved'], 'sending', 'system'),
    move('fail', ['sending'], 'failed', 'system', 'staff'),
    move('correct', ['failed'], 'sending', 'customer'),
    move('receive', ['sending', 'failed'], 'received', 'system', 'staff'),
  ],
};

/** States in which the order is `refunding`. */
export const OPEN_REFUND_STATES: readonly RefundState[] = ['inReview', 'approved', 'sending', 'failed'];

/** Where `event` leads, or null when it cannot happen from `state` or not by `who`. */
export function nextRefundState(state: RefundState, event: RefundEvent, who: RefundActor): RefundState | null {
  const result = tryMove(REFUND_MACHINE, { state, event, who, facts: null });
  return result.isAllowed ? result.to : null;
}

/** What an approval by a member of staff means: the first of two, the one that counts, or none by the same person again. */
export type ApprovalStep = 'first' | 'final' | 'sameAgain';

/**
 * Four eyes: above the limit a second approval by somebody else is needed.
 *
 * Example: 5,000 yuan with a limit of 3,000: Anna's approval is the first, Anna's next is `sameAgain`, Ben's is final.
 */
export function approvalStep(amountFen: number, limitFen: number, firstBy: string | null, by: string): ApprovalStep {
  if (firstBy === by) return 'sameAgain';
  return amountFen > limitFen && firstBy === null ? 'first' : 'final';
}
