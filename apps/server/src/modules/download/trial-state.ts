import type { ReplyOf } from '@voltfront/contract';
import { compareVersions } from '@voltfront/rules/format/compare-versions';

/** What a caller may do about a round. */
export type TrialState = ReplyOf<'GET /api/appuser/v1/pub/getGrayVersionInfo'>['state'];

/** A round and the caller's part in it. */
export interface TrialFacts {
  version: string;
  startsAt: number;
  endsAt: number;
  placesLeft: number;
  isListed: boolean;
  isOnList: boolean;
  hasPlace: boolean;
  isLoggedIn: boolean;
}

/**
 * What a caller meets. A newer or equal public version ends every round; a place that was taken stays good until the end;
 * a list is looked at before the places, so that strangers do not learn whether any are left.
 */
export function trialStateOf(facts: TrialFacts, formalVersion: string, now: number): Exclude<TrialState, 'none'> {
  if (compareVersions(formalVersion, facts.version) >= 0) return 'newerFormal';
  if (now < facts.startsAt || now >= facts.endsAt) return 'ended';
  if (facts.hasPlace) return 'open';
  if (facts.isListed && !facts.isLoggedIn) return 'loginRequired';
  if (facts.isListed && !facts.isOnList) return 'notListed';
  return facts.placesLeft > 0 ? 'open' : 'usedUp';
}
