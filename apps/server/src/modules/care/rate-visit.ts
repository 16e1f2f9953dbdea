import type { BodyOf, CareData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { insertRating } from './care.repository';
import { careTexts } from './care.texts';
import { findCare } from './find-care';
import { showCare } from './show-care';

/** Rates a visit of the last 90 days; needs a transaction. @throws NOT_FOUND, ALREADY_DONE */
export async function rateVisit(
  ctx: ActorCtx,
  { visitId, stars, note }: BodyOf<'POST /api/mporder/v1/care/rate'>,
): Promise<CareData> {
  const userId = ctx.actor.accountId;
  const { visits, main } = await findCare(ctx, userId);
  const visit = visits.find((each) => each.visitId === visitId);
  if (!visit) throw refuse('NOT_FOUND', { message: careTexts.noVisit });
  const isFirst = await insertRating(ctx.db, {
    userId,
    visitId,
    ratingId: newId(),
    kind: visit.kind,
    storeId: visit.storeId,
    adviserId: main?.storeId === visit.storeId ? main.adviserId : null,
    stars,
    note,
    visitedAt: visit.at,
    createdAt: ctx.now(),
  });
  if (!isFirst) throw refuse('ALREADY_DONE', { message: careTexts.rated });
  return showCare(ctx);
}
