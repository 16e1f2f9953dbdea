import type { OrderState } from '../order/order-moves';
import type { StateMachine } from '../state-machine';
import { DAY_MS } from '../time';

/** States of an order's insurance: 未选择, 报价中, 已报价, 已出单, and an own policy in review, accepted or rejected (自行投保). */
export const INSURANCE_STATES = [
  'none',
  'quoting',
  'quoted',
  'issued',
  'ownPolicyInReview',
  'ownPolicyAccepted',
  'ownPolicyRejected',
] as const;

/** State of an order's insurance. */
export type InsuranceState = (typeof INSURANCE_STATES)[number];

/** What can happen to it. `system` moves are the insurer's answers. */
export type InsuranceEvent =
  | 'requestQuote'
  | 'takeQuote'
  | 'loseQuote'
  | 'issue'
  | 'sendOwnPolicy'
  | 'acceptOwnPolicy'
  | 'rejectOwnPolicy';

export type InsuranceActor = 'customer' | 'staff' | 'system';

/** What the conditions look at. */
export interface InsuranceFacts {
  orderState: OrderState;
  /** The last moment at which the quote can be confirmed (epoch ms); null without a quote. */
  quoteEndsAtMs: number | null;
  nowMs: number;
}

/** How long an insurer's quote can be confirmed. */
export const QUOTE_VALID_MS = 7 * DAY_MS;

/** How often an insurer is asked for one quote before the customer is told that it cannot be reached. */
export const QUOTE_TRIES = 3;

/** Order states in which the insurance is chosen: from the arrival of the car until its handover. */
export const INSURANCE_ORDER_STATES: readonly OrderState[] = ['arrived', 'paidInFull'];

const isOrderOpen = ({ orderState }: InsuranceFacts) => INSURANCE_ORDER_STATES.includes(orderState);

const isQuoteOpen = (facts: InsuranceFacts) =>
  isOrderOpen(facts) && facts.quoteEndsAtMs !== null && facts.nowMs <= facts.quoteEndsAtMs;

/** States in which the customer can still change everything: nothing is issued or accepted. */
const OPEN: readonly InsuranceState[] = ['none', 'quoting', 'quoted', 'ownPolicyInReview', 'ownPolicyRejected'];

/** State machine of an order's insurance. */
export const INSURANCE_MACHINE: StateMachine<InsuranceState, InsuranceEvent, InsuranceActor, InsuranceFacts> = {
  states: INSURANCE_STATES,
  moves: [
    { event: 'requestQuote', from: OPEN, to: 'quoting', who: ['customer'], when: isOrderOpen },
    { event: 'takeQuote', from: ['quoting'], to: 'quoted', who: ['system'] },
    { event: 'loseQuote', from: ['quoting'], to: 'none', who: ['system'] },
    { event: 'issue', from: ['quoted'], to: 'issued', who: ['customer'], when: isQuoteOpen },
    { event: 'sendOwnPolicy', from: OPEN, to: 'ownPolicyInReview', who: ['customer'], when: isOrderOpen },
    {
      event: 'acceptOwnPolicy',
      from: ['ownPolicyInReview'],
      to: 'ownPolicyAccepted',
      who: ['staff'],
      when: isOrderOpen,
    },
    {
      event: 'rejectOwnPolicy',
      from: ['ownPolicyInReview'],
      to: 'ownPolicyRejected',
      who: ['staff'],
      when: isOrderOpen,
    },
  ],
};

/** Whether the insurance is done, so that the car can be picked up. */
export const isInsured = (state: InsuranceState): boolean => state === 'issued' || state === 'ownPolicyAccepted';
