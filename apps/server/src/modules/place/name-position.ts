import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import type { Ctx } from '../../kernel/context';

type Key = 'POST /{product}-mp-account/v1/account/getMapPositionDTO';

/** Name and address of a point; the response's coordinates are GCJ-02. */
export function namePosition(ctx: Ctx, { system, ...point }: BodyOf<Key>): Promise<ReplyOf<Key>> {
  return ctx.app.geocoder.positionOf(convertCoordinate(point, system, 'gcj02'));
}
