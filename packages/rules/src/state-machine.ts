/** One allowed move. */
export interface Move<State extends string, Event extends string, Actor extends string, Facts = unknown> {
  event: Event;
  from: readonly State[];
  to: State;
  /** Actors that can make it. */
  who: readonly Actor[];
  /** Further condition; a pure function. */
  when?: (facts: Facts) => boolean;
}

/** State machine: every state and every allowed move. Other moves are refused. */
export interface StateMachine<
  State extends string,
  Event extends string,
  Actor extends string,
  Facts = unknown,
  M extends Move<State, Event, Actor, Facts> = Move<State, Event, Actor, Facts>,
> {
  states: readonly State[];
  moves: readonly M[];
}

/** Whether a move is possible, and otherwise why not. */
export type MoveResult<State extends string, M> =
  | { isAllowed: true; to: State; move: M }
  | { isAllowed: false; reason: 'noSuchMove' | 'wrongActor' }
  | { isAllowed: false; reason: 'guardRefused'; move: M };

/**
 * Whether an event can happen in a state, and where it leads. Of several moves the first counts whose condition holds.
 *
 * Example: `pay` on a created order leads to `depositPaid` while its hold is open; later its condition refuses.
 */
export function tryMove<
  State extends string,
  Event extends string,
  Actor extends string,
  Facts,
  M extends Move<State, Event, Actor, Facts>,
>(
  { moves }: StateMachine<State, Event, Actor, Facts, M>,
  { state, event, who, facts }: { state: State; event: Event; who: Actor; facts: Facts },
): MoveResult<State, M> {
  const possible = moves.filter((move) => move.event === event && move.from.includes(state));
  const own = possible.filter((move) => move.who.includes(who));
  const open = own.find(({ when }) => when === undefined || when(facts));
  if (open) return { isAllowed: true, to: open.to, move: open };
  const [refused] = own;
  if (refused) return { isAllowed: false, reason: 'guardRefused', move: refused };
  return { isAllowed: false, reason: possible.length > 0 ? 'wrongActor' : 'noSuchMove' };
}

/** States in which an event can happen, whatever its conditions: for a statement that moves what is still in one of them. */
export const statesBefore = <State extends string, Event extends string>(
  { moves }: { moves: readonly { event: Event; from: readonly State[] }[] },
  event: Event,
): State[] => [...new Set(moves.filter((move) => move.event === event).flatMap(({ from }) => from))];

/** States that nothing leads out of. */
export const finalStates = <State extends string>({
  states,
  moves,
}: {
  states: readonly State[];
  moves: readonly { from: readonly State[]; to: State }[];
}): State[] => states.filter((state) => !moves.some(({ from, to }) => from.includes(state) && to !== state));
