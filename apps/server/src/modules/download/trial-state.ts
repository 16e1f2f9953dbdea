import type { ReplyOf } from '@voltfront/contract';
import { compareVersions } from '@voltfront/rules/format/compare-versions';

/** A round's state for a caller. */
export type TrialState = ReplyOf<'GET /api/appuser/v1/pub/getGrayVersionInfo'>['state'];

/** Facts of a round and of the caller's claim. */
export interface TrialFacts {
  version: string;
  startsAt: number;
  endsAt: number;
  seatsLeft: number;
  isListed: boolean;
  isOnList: boolean;
  hasSeat: boolean;
  isLoggedIn: boolean;
}

/**
 * State of a round for a caller. A newer or equal public version ends every round; a claimed seat
 * stays valid until the end; the list is checked before the capacity, so that strangers do not
 * learn whether seats are left.
 */
export function trialStateOf(facts: TrialFacts, formalVersion: string, now: number): Exclude<TrialState, 'none'> {
  if (compareVersions(formalVersion, facts.version) >= 0) return 'newerFormal';
  if (now < facts.startsAt || now >= facts.endsAt) return 'ended';
  if (facts.hasSeat) return 'open';
  if (facts.isListed && !facts.isLoggedIn) return 'loginRequired';
  if (facts.isListed && !facts.isOnList) return 'notListed';
  return facts.seatsLeft > 0 ? 'open' : 'usedUp';
}
