import type { CoordinateData, OwnCoordinateData, QueryOf, ReplyOf } from '@voltfront/contract';
import { isInSeason } from '@voltfront/rules/coordinate/season';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { storePlaces } from '../store';
import { uploadAddress } from '../upload';
import { type CoordinateRow, isWantedBy, selectCoordinate, selectNear, selectVisit } from './coordinate.repository';

type Near = ReplyOf<'GET /api/mporder/v1/coordinate/near'>;

/** How far people drive for such a place, and the degrees that are at least as far in this country. */
const NEAR = { withinM: 300_000, degrees: 5, limit: 5 };

/** @throws NOT_FOUND */
export async function loadCoordinate(ctx: Ctx, coordinateId: string): Promise<CoordinateRow> {
  const row = await selectCoordinate(ctx.db, coordinateId);
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

export function stateOf(row: CoordinateRow, now: number): CoordinateData['state'] {
  if (row.withdrawnAt !== null) return 'withdrawn';
  return isInSeason(row, now) ? 'open' : 'offSeason';
}

/** A place worth driving to. @throws NOT_FOUND */
export async function showCoordinate(ctx: Ctx, { coordinateId }: { coordinateId: string }): Promise<CoordinateData> {
  const row = await loadCoordinate(ctx, coordinateId);
  const { withdrawnAt: _withdrawn, ...shown } = row;
  return { ...shown, state: stateOf(row, ctx.now()) };
}

/** The nearest places of a store. @throws NOT_FOUND */
export async function listNear(ctx: Ctx, { storeId }: QueryOf<'GET /api/mporder/v1/coordinate/near'>): Promise<Near> {
  const [store] = await storePlaces(ctx, [storeId]);
  if (!store) throw refuse('NOT_FOUND');
  const rows = await selectNear(ctx.db, store, NEAR);
  return {
    items: rows.map(({ row: { coordinateId, kind, name, cityName, pictures }, distanceM }) => ({
      ...{ coordinateId, kind, name, cityName, distanceM },
      picture: pictures[0] ?? '',
    })),
  };
}

/** What the caller has to do with a place. @throws NOT_FOUND */
export async function showOwn(ctx: ActorCtx, { coordinateId }: { coordinateId: string }): Promise<OwnCoordinateData> {
  await loadCoordinate(ctx, coordinateId);
  const key = { userId: ctx.actor.accountId, coordinateId };
  const visit = await selectVisit(ctx.db, key);
  return {
    isWanted: await isWantedBy(ctx.db, key),
    isOwner: ctx.actor.roles.includes('owner'),
    visit: visit
      ? {
          visitedAt: visit.visitedAt,
          photo: visit.photo && uploadAddress(ctx, visit.photo),
          benefitCode: visit.benefitCode,
        }
      : null,
  };
}
