import type { SlotClosure, SlotPlan } from '@voltfront/rules/slot/slot-plan';

/** A place as far as one kind of appointment goes: the same store takes inspections and viewings apart from each other. */
export interface SlotPlaceKey {
  /** What the appointment is for; named by the module that makes it. */
  kind: string;
  placeId: string;
}

/** A place with its plan. */
export interface SlotPlace extends SlotPlaceKey {
  plan: SlotPlan;
  closures: SlotClosure[];
}

/** A person, and the one thing of theirs that a slot is for: a car to be looked at, a request, a campaign. */
export interface SlotHolder {
  kind: string;
  userId: string;
  thingId: string;
}

/** A slot that somebody wants. */
export interface WantedSlot {
  placeId: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** A place in a slot, held by a person for a thing; epoch milliseconds. */
export interface Reservation extends SlotHolder, WantedSlot {
  endsAt: number;
  createdAt: number;
}

/**
 * Why nobody got a slot: `notOffered` the place does not take anybody then; `full`; `held` the thing has a slot already;
 * `notHeld` it has none that could be moved.
 */
export type SlotRefusal = 'notOffered' | 'full' | 'held' | 'notHeld';

/** What came of asking for a slot. After a refusal nothing was written. */
export type SlotAnswer = { reservation: Reservation; refusal?: never } | { refusal: SlotRefusal; reservation?: never };
