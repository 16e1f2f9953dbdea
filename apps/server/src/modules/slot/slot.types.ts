import type { SlotClosure, SlotPlan } from '@voltfront/rules/slot/slot-plan';

/**
 * A location for one kind of appointment: the same store has separate slots for inspections and
 * viewings.
 */
export interface SlotPlaceKey {
  /** Kind of appointment; named by the module that uses it. */
  kind: string;
  placeId: string;
}

/** A location with its plan. */
export interface SlotPlace extends SlotPlaceKey {
  plan: SlotPlan;
  closures: SlotClosure[];
}

/** A person, and the item that a slot is for: a car to view, a request, a campaign. */
export interface SlotHolder {
  kind: string;
  userId: string;
  thingId: string;
}

/** A requested slot. */
export interface WantedSlot {
  placeId: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** A slot reserved by a person for an item; times in epoch milliseconds. */
export interface Reservation extends SlotHolder, WantedSlot {
  endsAt: number;
  createdAt: number;
}

/**
 * Why a slot was not reserved: `notOffered` by the location at that time; `full`; `held` the item
 * already has one; `notHeld` it has none to move.
 */
export type SlotRefusal = 'notOffered' | 'full' | 'held' | 'notHeld';

/** Result of a reservation. After a refusal nothing was written. */
export type SlotAnswer = { reservation: Reservation; refusal?: never } | { refusal: SlotRefusal; reservation?: never };
