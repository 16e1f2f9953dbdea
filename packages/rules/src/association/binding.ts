import { DAY_MS } from '../time';

/** Where a binding to an association stands; those `inReview` and `bound` hold the person and the number. */
export const BINDING_STATES = ['inReview', 'bound', 'refused', 'unbound'] as const;
export type BindingState = (typeof BINDING_STATES)[number];

/** What its owner sees: a binding to an association whose contract has ended brings nothing any more. */
export const BINDING_VIEWS = ['inReview', 'bound', 'ended', 'refused'] as const;
export type BindingView = (typeof BINDING_VIEWS)[number];

/** A person can unbind once in so many days. */
const UNBIND_DAYS = 90;

/** What its owner sees of a binding; null once it was unbound. `contractUntil` is the first moment after the contract (epoch ms). */
export function bindingView(state: BindingState, contractUntil: number, now: number): BindingView | null {
  if (state === 'unbound') return null;
  return state === 'bound' && now >= contractUntil ? 'ended' : state;
}

/** The first moment (epoch ms) at which somebody may unbind who last did so then; null: they never did. */
export const unbindFrom = (lastUnboundAt: number | null): number =>
  lastUnboundAt === null ? 0 : lastUnboundAt + UNBIND_DAYS * DAY_MS;
