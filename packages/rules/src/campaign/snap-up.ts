import { MINUTE_MS } from '../time';
import type { CampaignState } from './campaign-state';

/** How long a car is held for a buyer who has not submitted the order: 5 minutes. */
export const SNAP_UP_HOLD_MS = 5 * MINUTE_MS;

/** When a session of a flash sale is, and what comes before everybody may buy. */
export interface SnapUpWindow {
  startsAt: number;
  endsAt: number;
  /** Appointments end so many minutes before the start. */
  bookUntilMinutes: number;
  /** In the first minutes only people with an appointment buy; 0: everybody at once. */
  bookedFirstMinutes: number;
}

/** `booking`: appointments are taken. `soon`: none any more. `first`: people with an appointment buy. `open`: everybody does. */
export type SnapUpPhase = 'booking' | 'soon' | 'first' | 'open' | 'over';

/**
 * Where a session stands.
 *
 * Example: from 10:00, appointments until 5 minutes before, 10 minutes for those who have one: at 9:54 `booking`, at 9:55 `soon`,
 * at 10:00 `first`, at 10:10 `open`.
 */
export function snapUpPhase({ startsAt, endsAt, ...minutes }: SnapUpWindow, now: number): SnapUpPhase {
  if (now >= endsAt) return 'over';
  if (now >= startsAt) return now < startsAt + minutes.bookedFirstMinutes * MINUTE_MS ? 'first' : 'open';
  return now < startsAt - minutes.bookUntilMinutes * MINUTE_MS ? 'booking' : 'soon';
}

/** What a person has in a flash sale: one car at most. */
export interface OwnSnapUp {
  code: string;
  state: 'held' | 'ordered' | 'bought';
  /** End of the hold, or of the time to pay. */
  until: number;
}

/** A car of a flash sale, as somebody sees it. */
export interface SnapUpView {
  campaign: CampaignState;
  phase: SnapUpPhase;
  code: string;
  left: number;
  isBooked: boolean;
  own: OwnSnapUp | null;
}

/** What can be done about a car; `otherHeld`: another car is held for the person. */
export type SnapUpStep =
  | 'book'
  | 'booked'
  | 'soon'
  | 'onlyBooked'
  | 'buy'
  | 'held'
  | 'otherHeld'
  | 'pay'
  | 'bought'
  | 'soldOut'
  | 'notStarted'
  | 'paused'
  | 'over';

/** What the person has already, whatever the session does; null: nothing that still counts. */
function ownStep({ own, code }: SnapUpView, now: number): SnapUpStep | null {
  if (own?.state === 'bought') return 'bought';
  if (!own || now > own.until) return null;
  if (own.state === 'ordered') return 'pay';
  return own.code === code ? 'held' : 'otherHeld';
}

/** What a person can do about a car at a moment; the server refuses everything else. */
export function snapUpStep(view: SnapUpView, now: number): SnapUpStep {
  const { campaign, phase, left, isBooked } = view;
  const own = ownStep(view, now);
  if (own === 'bought' || own === 'pay') return own;
  if (campaign === 'paused') return 'paused';
  if (campaign === 'announced') return 'notStarted';
  if (campaign !== 'running') return 'over';
  if (own) return own;
  if (phase === 'over') return 'over';
  if (phase === 'booking') return isBooked ? 'booked' : 'book';
  if (phase === 'soon') return isBooked ? 'booked' : 'soon';
  if (left <= 0) return 'soldOut';
  return phase === 'first' && !isBooked ? 'onlyBooked' : 'buy';
}
