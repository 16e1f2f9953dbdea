import type { DrivePackageData, PackageTargetData, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { drivingOf } from '../drive-figures';
import { drivenSince, selectDriveByNo } from '../test-drive';
import { loadModels } from '../vehicle';
import {
  countReserved,
  isKeptElsewhere,
  type OfferRow,
  type PackageRow,
  type PlaceRow,
  selectNewestPackage,
  selectOffer,
  selectPackage,
  selectPlace,
  selectPlaces,
} from './drive-package.repository';
import { drivePackageTexts } from './drive-package.texts';

/** More friends than a package has places for: some let theirs lapse. */
const MOST_FRIENDS = 20;

const contentOf = ({ items }: OfferRow) => items.map(({ title, note }) => ({ title, note }));

type PlaceState = DrivePackageData['friends'][number]['state'];

/** Where a place stands: not used in its time, it lapses. */
function placeState({ state, reservedUntil, driveNo }: PlaceRow, now: number): PlaceState {
  if (state === 'done') return 'done';
  if (reservedUntil <= now) return 'lapsed';
  return driveNo === null ? 'reserved' : 'booked';
}

/** The car and the way of the drive that a package stands for. @throws NOT_FOUND for a drive that is gone */
async function driveOf(ctx: Ctx, { driveNo }: PackageRow) {
  const drive = await selectDriveByNo(ctx.db, driveNo);
  if (!drive) throw refuse('NOT_FOUND', { message: drivePackageTexts.missing });
  const { modelId, driveId } = drive;
  const model = (await loadModels(ctx)).find((each) => each.modelId === modelId);
  return {
    modelId,
    modelName: model?.name ?? modelId,
    picture: model?.cutout ?? '/assets/cars/none.webp',
    driving: await drivingOf(ctx, driveId),
  };
}

/** Places that are used or kept. */
const takenOf = async (ctx: Ctx, { packageCode, used }: PackageRow): Promise<number> =>
  used + (await countReserved(ctx.db, packageCode, ctx.now()));

async function friendsOf(ctx: Ctx, packageCode: string): Promise<DrivePackageData['friends']> {
  const places = await selectPlaces(ctx.db, packageCode, MOST_FRIENDS);
  const people = await findPeople(
    ctx,
    places.map(({ accountId }) => accountId),
  );
  return places.flatMap((place) => {
    const person = people.get(place.accountId);
    if (!person) return [];
    const { nickname, avatar } = person;
    return [{ nickname, avatar, state: placeState(place, ctx.now()), at: place.updatedAt }];
  });
}

/** The newest package of the caller, with the friends who took a place. */
export async function showOwnPackage(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpmkt/v1/testDrive/package'>> {
  const row = await selectNewestPackage(ctx.db, ctx.actor.accountId);
  const offer = row && (await selectOffer(ctx.db, row.offerCode));
  if (!row || !offer) return { package: null };
  const { modelId: _, ...drive } = await driveOf(ctx, row);
  const taken = await takenOf(ctx, row);
  const { packageCode: code, expiresAt, driveNo } = row;
  const { places, sharerPoints, reserveDays } = offer;
  const state = expiresAt <= ctx.now() ? 'expired' : taken >= places ? 'full' : 'open';
  return {
    package: {
      code,
      state,
      places,
      taken,
      expiresAt,
      content: contentOf(offer),
      sharerPoints,
      reserveDays,
      driveNo,
      ...drive,
      friends: await friendsOf(ctx, code),
    },
  };
}

/** What a package of somebody else is for the caller. */
async function targetState(
  ctx: Ctx,
  row: PackageRow,
  offer: OfferRow,
  found: { place: PlaceRow | undefined; left: number },
): Promise<PackageTargetData['state']> {
  const { place, left } = found;
  const now = ctx.now();
  const accountId = ctx.actor?.accountId;
  if (accountId === row.accountId) return 'own';
  if (place && placeState(place, now) !== 'lapsed') return 'mine';
  if (row.expiresAt <= now) return 'expired';
  if (left <= 0) return 'full';
  if (accountId === undefined) return 'claimable';
  if (await drivenSince(ctx, now - offer.pauseDays * DAY_MS)) return 'drove';
  const isElsewhere = await isKeptElsewhere(ctx.db, { accountId, packageCode: row.packageCode }, now);
  return isElsewhere ? 'elsewhere' : 'claimable';
}

/** A package with what it is made from. @throws NOT_FOUND also for one whose sharer is gone */
async function findWithOffer(ctx: Ctx, row: PackageRow | undefined) {
  const offer = row && (await selectOffer(ctx.db, row.offerCode));
  const sharer = row && (await findPeople(ctx, [row.accountId])).get(row.accountId);
  if (!row || !offer || !sharer) throw refuse('NOT_FOUND', { message: drivePackageTexts.missing });
  return { row, offer, sharer };
}

/** A package as whoever opens its link sees it; `known`: its row, where the caller has it locked. @throws NOT_FOUND */
export async function showTarget(
  ctx: Ctx,
  code: string,
  known?: PackageRow,
): Promise<{ target: PackageTargetData; offer: OfferRow }> {
  const { row, offer, sharer } = await findWithOffer(ctx, known ?? (await selectPackage(ctx.db, code)));
  const accountId = ctx.actor?.accountId;
  const place = accountId === undefined ? undefined : await selectPlace(ctx.db, { accountId, packageCode: code });
  const { places, reserveDays, pauseDays } = offer;
  const left = Math.max(0, places - (await takenOf(ctx, row)));
  const target = {
    code,
    state: await targetState(ctx, row, offer, { place, left }),
    sharer: { nickname: sharer.nickname, avatar: sharer.avatar },
    ...(await driveOf(ctx, row)),
    content: contentOf(offer),
    places,
    left,
    expiresAt: row.expiresAt,
    reserveDays,
    pauseDays,
    place: place
      ? { state: placeState(place, ctx.now()), reservedUntil: place.reservedUntil, driveNo: place.driveNo }
      : null,
  };
  return { target, offer };
}
