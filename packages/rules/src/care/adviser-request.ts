import type { StateMachine } from '../state-machine';
import { DAY_MS } from '../time';

/** A person may ask for another adviser once in this time. */
export const ADVISER_REQUEST_EVERY_MS = 30 * DAY_MS;

/** How long after a visit it can be rated. */
export const RATE_VISIT_WITHIN_MS = 90 * DAY_MS;

/** Why somebody asks for another adviser. */
export const ADVISER_REASONS = ['reply', 'expertise', 'manner', 'time', 'other'] as const;
export type AdviserReason = (typeof ADVISER_REASONS)[number];

/** States of a request for another adviser. */
export const ADVISER_REQUEST_STATES = ['waiting', 'assigned', 'declined'] as const;
export type AdviserRequestState = (typeof ADVISER_REQUEST_STATES)[number];

export type AdviserRequestEvent = 'assign' | 'decline';

/** State machine of a request: the store gives another adviser, or says why it cannot. */
export const ADVISER_REQUEST_MACHINE: StateMachine<AdviserRequestState, AdviserRequestEvent, 'staff', null> = {
  states: ADVISER_REQUEST_STATES,
  moves: [
    { event: 'assign', from: ['waiting'], to: 'assigned', who: ['staff'] },
    { event: 'decline', from: ['waiting'], to: 'declined', who: ['staff'] },
  ],
};

/** When somebody who asked at a moment may ask again; null when they may now. */
export const mayAskAgainAt = (askedAt: number | null, now: number): number | null =>
  askedAt === null || askedAt + ADVISER_REQUEST_EVERY_MS <= now ? null : askedAt + ADVISER_REQUEST_EVERY_MS;
