import type { Move, StateMachine } from '../state-machine';

/** States of a difference between the shop's books and a provider's statement. */
export const DIFFERENCE_STATES = ['open', 'explained', 'settled'] as const;
/** Where a difference stands. */
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** What can happen to a difference. */
export type DifferenceEvent = 'explain' | 'settle' | 'repair' | 'reopen';

/** Who makes a move: `shop` is a later comparison of the same day. */
export type DifferenceActor = 'staff' | 'shop';

const move = (
  event: DifferenceEvent,
  from: readonly DifferenceState[],
  to: DifferenceState,
  who: DifferenceActor,
): Move<DifferenceState, DifferenceEvent, DifferenceActor> => ({ event, from, to, who: [who] });

/**
 * The life of a difference, which begins open.
 * - `explain`: somebody knows why, and the money is still to be put right. `settle`: it is put right.
 * - `repair`: a later comparison does not find it any more. `reopen`: one finds it again, or with other figures.
 */
export const DIFFERENCE_MACHINE: StateMachine<DifferenceState, DifferenceEvent, DifferenceActor> = {
  states: DIFFERENCE_STATES,
  moves: [
    move('explain', ['open'], 'explained', 'staff'),
    move('settle', ['open', 'explained'], 'settled', 'staff'),
    move('repair', ['open', 'explained'], 'settled', 'shop'),
    move('reopen', ['explained', 'settled'], 'open', 'shop'),
  ],
};
