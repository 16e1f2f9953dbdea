import type { BodyOf, OwnCoordinateData } from '@voltfront/contract';
import { AT_PLACE_M } from '@voltfront/rules/coordinate/season';
import { convertCoordinate, distanceM } from '@voltfront/rules/coordinates';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomDigits } from '../../kernel/ids';
import { attachUploads, uploadPath } from '../upload';
import { deleteWish, insertVisit, insertWish } from './coordinate.repository';
import { coordinateTexts } from './coordinate.texts';
import { loadCoordinate, showOwn, stateOf } from './show-coordinate';

type Visit = BodyOf<'POST /api/mporder/v1/coordinate/visit'>;

const CODE_LENGTH = 8;

/** Makes the photo, an upload of the caller, a part of the visit. @throws BAD_INPUT */
async function takePhoto(ctx: ActorCtx, coordinateId: string, path: string): Promise<void> {
  const owner = { userId: ctx.actor.accountId, owner: `coordinate:${coordinateId}` };
  if (path.startsWith('/files/') && (await attachUploads(ctx, owner, [path]))) return;
  throw refuse('BAD_INPUT', { message: coordinateTexts.photoGone, data: { fields: ['body.photo'] } });
}

/**
 * Notes that the caller is at a place, once per person; owners get a code for what they get there. Needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED while it is closed, BAD_INPUT too far away, ALREADY_DONE
 */
export async function visitCoordinate(ctx: ActorCtx, input: Visit): Promise<OwnCoordinateData> {
  const { coordinateId, system } = input;
  const row = await loadCoordinate(ctx, coordinateId);
  if (stateOf(row, ctx.now()) !== 'open') throw refuse('STATE_CHANGED', { message: coordinateTexts.closed });
  const metres = distanceM(convertCoordinate(input, system, 'gcj02'), row);
  if (metres > AT_PLACE_M) {
    const message = coordinateTexts.tooFar({ km: (metres / 1000).toFixed(1) });
    throw refuse('BAD_INPUT', { message, data: { fields: ['body.latitude', 'body.longitude'] } });
  }
  const photo = input.photo && uploadPath(input.photo);
  const isOwner = ctx.actor.roles.includes('owner');
  const isNew = await insertVisit(ctx.db, {
    userId: ctx.actor.accountId,
    coordinateId,
    visitedAt: ctx.now(),
    photo,
    benefitCode: isOwner && row.benefit !== '' ? randomDigits(CODE_LENGTH) : null,
  });
  if (!isNew) throw refuse('ALREADY_DONE');
  if (photo) await takePhoto(ctx, coordinateId, photo);
  return showOwn(ctx, { coordinateId });
}

/** Saves a place as wanted by the caller, or no longer; needs a transaction. @throws NOT_FOUND */
export async function wantCoordinate(
  ctx: ActorCtx,
  { coordinateId, isWanted }: BodyOf<'POST /api/mporder/v1/coordinate/want'>,
): Promise<OwnCoordinateData> {
  const key = { userId: ctx.actor.accountId, coordinateId };
  await loadCoordinate(ctx, coordinateId);
  if (isWanted) await insertWish(ctx.db, { ...key, createdAt: ctx.now() });
  else await deleteWish(ctx.db, key);
  return showOwn(ctx, { coordinateId });
}
