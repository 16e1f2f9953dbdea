import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { presentSeat } from './download.presenter';
import { insertClaim, selectClaim, selectRound, setClaimPlatform, takeSeat } from './download.repository';
import { downloadTexts } from './download.texts';
import { findRound, formalVersion } from './find-round';

type Key = 'POST /api/appuser/v1/grayVersion/claim';

/**
 * Claims a seat in a trial round, or returns the account's existing claim. The claim is inserted
 * first, which serialises requests of one account; then one conditional update takes the seat, so
 * that the capacity is never exceeded.
 * @throws NOT_FOUND for an unknown round or a platform without a build
 * @throws FORBIDDEN when the account is not on the round's list
 * @throws STATE_CHANGED when the round is over or a newer public version exists
 * @throws SOLD_OUT when no seat is left
 */
export async function claimSeat(ctx: ActorCtx, { roundId, platform }: BodyOf<Key>): Promise<ReplyOf<Key>> {
  const { accountId } = ctx.actor;
  const found = await findRound(ctx, roundId, await formalVersion(ctx));
  if (!found?.round.builds.some((build) => build.platform === platform)) throw refuse('NOT_FOUND');
  if (found.state === 'notListed') throw refuse('FORBIDDEN', { message: downloadTexts.notListed });
  if (found.state === 'ended' || found.state === 'newerFormal') throw refuse('STATE_CHANGED');
  const isNew = await insertClaim(ctx.db, { accountId, roundId, platform, createdAt: ctx.now() });
  if (isNew && !(await takeSeat(ctx.db, roundId))) throw refuse('SOLD_OUT', { message: downloadTexts.noSeats });
  if (!isNew) await setClaimPlatform(ctx.db, accountId, roundId, platform);
  const [round, claim] = [await selectRound(ctx.db, roundId), await selectClaim(ctx.db, accountId, roundId)];
  const seat = round ? await presentSeat(ctx, round, claim ?? null) : null;
  if (!round || !seat) throw refuse('NOT_FOUND');
  return { seat, seatsLeft: round.seatsTotal - round.seatsUsed };
}
