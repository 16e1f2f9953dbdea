import type { Ctx } from '../../kernel/context';
import {
  type ClaimRow,
  type RoundRow,
  selectClaim,
  selectListed,
  selectNewestVersion,
  selectRound,
  selectRounds,
} from './download.repository';
import { type TrialState, trialStateOf } from './trial-state';

/** A round and its state for the caller. */
export interface CallersRound {
  round: RoundRow;
  claim: ClaimRow | null;
  state: TrialState;
}

/** Best first: available, then potentially available, then over. */
const ORDER: readonly TrialState[] = ['open', 'usedUp', 'loginRequired', 'notListed', 'newerFormal', 'ended'];

/** Newest public version; the lowest possible version when there is none. */
export async function formalVersion(ctx: Ctx): Promise<string> {
  return (await selectNewestVersion(ctx.db, ctx.now()))?.version ?? '0.0.0';
}

async function seen(ctx: Ctx, round: RoundRow, isOnList: boolean, formal: string): Promise<CallersRound> {
  const claim = ctx.actor ? ((await selectClaim(ctx.db, ctx.actor.accountId, round.roundId)) ?? null) : null;
  const seatsLeft = round.seatsTotal - round.seatsUsed;
  const facts = { ...round, seatsLeft, isOnList, hasSeat: claim !== null, isLoggedIn: ctx.actor !== null };
  return { round, claim, state: trialStateOf(facts, formal, ctx.now()) };
}

/** A round by its id; null when there is none. */
export async function findRound(ctx: Ctx, roundId: string, formal: string): Promise<CallersRound | null> {
  const round = await selectRound(ctx.db, roundId);
  if (!round) return null;
  const listed = ctx.actor ? await selectListed(ctx.db, ctx.actor.accountId, [roundId]) : new Set();
  return seen(ctx, round, listed.has(roundId), formal);
}

/**
 * The best round for the caller: one with the account on its list before a public one; null when
 * there is none.
 */
export async function bestRound(ctx: Ctx, formal: string): Promise<CallersRound | null> {
  const all = await selectRounds(ctx.db, ctx.now());
  const ids = all.map(({ roundId }) => roundId);
  const listed = ctx.actor ? await selectListed(ctx.db, ctx.actor.accountId, ids) : new Set<string>();
  const offered = all.filter(({ roundId, isPublic }) => isPublic || listed.has(roundId));
  const rounds: CallersRound[] = [];
  for (const round of offered) rounds.push(await seen(ctx, round, listed.has(round.roundId), formal));
  const rank = ({ state, round }: CallersRound) => ORDER.indexOf(state) * 2 + (listed.has(round.roundId) ? 0 : 1);
  return rounds.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}
