import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { presentPlace, presentRound } from './download.presenter';
import { bestRound, findRound, formalVersion } from './find-round';

type Key = 'GET /api/appuser/v1/pub/getGrayVersionInfo';

/** The requested round, or the best one for the caller; state `none` when there is none. */
export async function showTrial(ctx: Ctx, { roundId }: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const formal = await formalVersion(ctx);
  const found = roundId ? await findRound(ctx, roundId, formal) : await bestRound(ctx, formal);
  if (!found) return { state: 'none', round: null, place: null, formalVersion: formal };
  const { round, claim, state } = found;
  const place = state === 'open' ? await presentPlace(ctx, round, claim) : null;
  // Uninvited callers only learn that the round exists.
  const isHidden = state === 'notListed' || state === 'loginRequired';
  const shown = presentRound(round);
  return { state, round: isHidden ? { ...shown, focus: [], placesLeft: 0 } : shown, place, formalVersion: formal };
}
