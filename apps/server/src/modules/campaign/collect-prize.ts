import {
  type AwardData,
  type BodyOf,
  DrawSettings,
  type PickupPlaceData,
  type QueryOf,
  type ReplyOf,
} from '@voltfront/contract';
import { maskName } from '@voltfront/rules/format/mask';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomDigits } from '../../kernel/ids';
import { findPeople } from '../account';
import { type FullAward, findAwards, lockAwardOfCode } from './award.repository';
import { campaignTexts } from './campaign.texts';
import { CODE_DIGITS } from './grant-award';
import { awardStates } from './move-award';
import { deleteParcel, lockContents, lockParcelById } from './parcel.repository';
import { presentAward, showAward } from './present-award';

/** Where goods of a campaign are collected; none where they are only sent. */
const placesOf = ({ engine, settings }: FullAward['campaign']): readonly PickupPlaceData[] =>
  engine === 'draw' ? (DrawSettings.parse(settings).staff?.places ?? []) : [];

/** @throws NOT_FOUND also for somebody else's */
async function ownAward(ctx: ActorCtx, awardId: string): Promise<FullAward> {
  const [found] = await findAwards(ctx.db, ctx.actor.accountId, [awardId]);
  if (!found) throw refuse('NOT_FOUND', { message: campaignTexts.noPrize });
  return found;
}

/** One own prize with the places where it can be collected. @throws NOT_FOUND */
export async function showPrize(
  ctx: ActorCtx,
  { awardId }: QueryOf<'GET /api/mpmkt/v1/campaign/prizes/detail'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/prizes/detail'>> {
  const found = await ownAward(ctx, awardId);
  return { award: presentAward(found), places: [...placesOf(found.campaign)] };
}

/** Takes a prize out of a parcel that was not sent; a parcel is locked before what it holds. @throws STATE_CHANGED */
async function unpack(ctx: ActorCtx, { award, parcel }: FullAward): Promise<void> {
  const locked = parcel && (await lockParcelById(ctx.db, parcel.id));
  if (!locked || locked.sentAt !== null) throw refuse('STATE_CHANGED');
  const contents = await lockContents(ctx.db, locked);
  if (contents.some(({ id }) => id !== award.id)) throw refuse('STATE_CHANGED');
  await deleteParcel(ctx.db, locked);
}

/**
 * Has goods kept at a place; needs a transaction. They can be sent instead until they are handed out, and the other way round
 * until they are sent.
 * @throws NOT_FOUND, BAD_INPUT for an unknown place, STATE_CHANGED
 */
export async function collectPrize(
  ctx: ActorCtx,
  { awardId, placeId }: BodyOf<'POST /api/mpmkt/v1/campaign/prizes/collect'>,
): Promise<AwardData> {
  const found = await ownAward(ctx, awardId);
  const place = placesOf(found.campaign).find((each) => each.placeId === placeId);
  if (!place || found.prize.kind !== 'goods')
    throw refuse('BAD_INPUT', { message: campaignTexts.noPlace, data: { fields: ['body.placeId'] } });
  if (found.award.state === 'ordered') await unpack(ctx, found);
  const award = await awardStates.lock(ctx, { accountId: ctx.actor.accountId, id: awardId });
  // An address was given in the meantime: its parcel is another one than what was unpacked.
  if (award.state === 'ordered' && award.parcelId !== found.award.parcelId) throw refuse('STATE_CHANGED');
  const code = award.code ?? randomDigits(CODE_DIGITS);
  const changes = { code, pickupPlace: place.name, parcelId: null };
  return showAward(ctx, await awardStates.move(ctx, award, 'collect', { who: 'customer', changes }));
}

/** Hands out what a code is for; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function handOutPrize(
  ctx: ActorCtx,
  { code }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/prizes/handOut'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/staff/campaign/prizes/handOut'>> {
  const locked = await lockAwardOfCode(ctx.db, code);
  if (!locked) throw refuse('NOT_FOUND', { message: campaignTexts.noCode });
  const { accountId, id } = await awardStates.move(ctx, locked, 'use', { who: 'staff' });
  const [found] = await findAwards(ctx.db, accountId, [id]);
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  return {
    title: found?.prize.title ?? '',
    campaign: found?.campaign.title ?? '',
    person: maskName(person?.nickname ?? ''),
    place: locked.pickupPlace ?? '',
  };
}
