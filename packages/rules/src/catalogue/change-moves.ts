import { type Move, type StateMachine, tryMove } from '../state-machine';

/** States of a change of the catalogue. */
export const CHANGE_STATES = ['proposed', 'scheduled', 'applied', 'rejected', 'withdrawn', 'lapsed'] as const;
/** Where a change of the catalogue stands. */
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What can happen to a change of the catalogue. */
export type ChangeEvent = 'approve' | 'schedule' | 'apply' | 'lapse' | 'reject' | 'withdraw';

/** Who makes a move: `system` is the job of the day that a change was scheduled for. */
export type ChangeActor = 'staff' | 'system';

/** What a change is about: a price or discount needs a second person, the sale and texts do not. */
export const CHANGE_KINDS = [
  'versionPrice',
  'optionPrice',
  'carPrice',
  'versionSale',
  'optionSale',
  'carSale',
  'versionDiscount',
  'optionDiscount',
  'modelText',
  'versionText',
  'optionText',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How something is offered. Options and cars know two of them: options are sold out, cars withdrawn. */
export const SALE_STATES = ['onSale', 'soldOut', 'withdrawn'] as const;
export type SaleState = (typeof SALE_STATES)[number];

const move = (
  event: ChangeEvent,
  from: readonly ChangeState[],
  to: ChangeState,
  who: ChangeActor,
): Move<ChangeState, ChangeEvent, ChangeActor> => ({ event, from, to, who: [who] });

/**
 * The life of a change, which begins as a proposal. A change of the sale or of texts begins, and ends, as `applied`.
 * - `approve`: it is in force at once. `schedule`: it is approved for a later time, and `apply` follows then.
 * - `lapse`: at that time the price was no longer the one that the change began from.
 */
export const CHANGE_MACHINE: StateMachine<ChangeState, ChangeEvent, ChangeActor> = {
  states: CHANGE_STATES,
  moves: [
    move('approve', ['proposed'], 'applied', 'staff'),
    move('schedule', ['proposed'], 'scheduled', 'staff'),
    move('apply', ['scheduled'], 'applied', 'system'),
    move('lapse', ['scheduled'], 'lapsed', 'system'),
    move('reject', ['proposed'], 'rejected', 'staff'),
    move('withdraw', ['proposed', 'scheduled'], 'withdrawn', 'staff'),
  ],
};

/** Where `event` leads, or null when it cannot happen from `state` or not by `who`. */
export function nextChangeState(state: ChangeState, event: ChangeEvent, who: ChangeActor): ChangeState | null {
  const result = tryMove(CHANGE_MACHINE, { state, event, who, facts: null });
  return result.isAllowed ? result.to : null;
}

/** Whether a change needs the approval of somebody else than who proposed it. */
export const needsApproval = (kind: ChangeKind): boolean => /Price|Discount/.test(kind);

/** Whether a change is about a limited-time discount: it is in force until its end, and leaves the list price as it is. */
export const isDiscount = (kind: ChangeKind): boolean => kind.endsWith('Discount');

/** Whether a change is about names and short texts that customers read. */
export const isText = (kind: ChangeKind): boolean => kind.endsWith('Text');

/** What somebody can do with a change of the catalogue. */
export type ChangeAction = 'approve' | 'reject' | 'withdraw' | 'revert';

/**
 * What somebody who may change the catalogue can do with a change. Four eyes: nobody approves or rejects their own
 * proposal. `isCurrent`: what is in force now is what the change begins from (proposed, scheduled) or led to (applied).
 *
 * Example: Anna's proposal is withdrawn by Anna, and approved or rejected by Ben; once the price was changed otherwise, Ben
 * can only reject it.
 */
export function changeActions(
  { state, proposedBy }: { state: ChangeState; proposedBy: string },
  me: string,
  isCurrent: boolean,
): ChangeAction[] {
  if (state === 'applied') return isCurrent ? ['revert'] : [];
  if (state === 'scheduled') return ['withdraw'];
  if (state !== 'proposed') return [];
  if (proposedBy === me) return ['withdraw'];
  return isCurrent ? ['approve', 'reject'] : ['reject'];
}
