import type { StateMachine } from '../state-machine';
import { DAY_MS, MINUTE_MS } from '../time';

/** States of a handover: not scanned yet, scanned by staff, handed over. */
export const PICKUP_STATES = ['waiting', 'scanned', 'delivered'] as const;

/** State of a handover. */
export type PickupState = (typeof PICKUP_STATES)[number];

/** `undo` takes a wrong scan back; `confirm` is the customer's word, or that of the job after a day. */
export type PickupEvent = 'scan' | 'undo' | 'confirm';

export type PickupActor = 'customer' | 'staff' | 'system';

/** What the conditions look at. */
export interface PickupFacts {
  /** The order is paid in full and all its steps are done. */
  isReady: boolean;
  scannedAtMs: number | null;
  nowMs: number;
}

/** How long after the scan the car counts as handed over although the customer did not confirm. */
export const CONFIRM_WITHIN_MS = DAY_MS;

/** How long a QR code is shown before the next one. */
export const PICKUP_CODE_MS = MINUTE_MS;

/** Wrong codes that a member of staff may type within the window before they have to wait. */
export const WRONG_PICKUP_CODES = { most: 5, windowMs: 10 * MINUTE_MS } as const;

const isReady = ({ isReady }: PickupFacts) => isReady;

/** When the handover counts as confirmed, in milliseconds since 1970. */
export const confirmsItselfAtMs = (scannedAtMs: number): number => scannedAtMs + CONFIRM_WITHIN_MS;

const isOverdue = ({ scannedAtMs, nowMs, isReady }: PickupFacts) =>
  isReady && scannedAtMs !== null && nowMs >= confirmsItselfAtMs(scannedAtMs);

/** State machine of a handover. */
export const PICKUP_MACHINE: StateMachine<PickupState, PickupEvent, PickupActor, PickupFacts> = {
  states: PICKUP_STATES,
  moves: [
    { event: 'scan', from: ['waiting'], to: 'scanned', who: ['staff'], when: isReady },
    { event: 'undo', from: ['scanned'], to: 'waiting', who: ['staff'] },
    { event: 'confirm', from: ['scanned'], to: 'delivered', who: ['customer'], when: isReady },
    { event: 'confirm', from: ['scanned'], to: 'delivered', who: ['system'], when: isOverdue },
  ],
};
