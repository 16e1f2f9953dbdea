import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { presentRound, presentSeat } from './download.presenter';
import { bestRound, findRound, formalVersion } from './find-round';

type Key = 'GET /api/appuser/v1/pub/getGrayVersionInfo';

/** The requested round, or the best one for the caller; state `none` when there is none. */
export async function showTrial(ctx: Ctx, { roundId }: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const formal = await formalVersion(ctx);
  const found = roundId ? await findRound(ctx, roundId, formal) : await bestRound(ctx, formal);
  if (!found) return { state: 'none', round: null, seat: null, formalVersion: formal };
  const { round, claim, state } = found;
  const seat = state === 'open' ? await presentSeat(ctx, round, claim) : null;
  // Uninvited callers only learn that the round exists.
  const isHidden = state === 'notListed' || state === 'loginRequired';
  const shown = presentRound(round);
  return { state, round: isHidden ? { ...shown, focus: [], seatsLeft: 0 } : shown, seat, formalVersion: formal };
}
