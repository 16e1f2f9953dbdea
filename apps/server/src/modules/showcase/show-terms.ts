import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { sourceOfPoints } from '../points';
import { COPIED, COPY_DAYS } from './copy-car';
import { MOST_CARS } from './publish-car';

/** What publishing earns, from the table of points. */
export async function showTerms(ctx: Ctx): Promise<ReplyOf<'GET /api/mporder/v1/vehicle/showcase/terms'>> {
  const { amount = 0, dailyLimit = 0 } = (await sourceOfPoints(ctx, COPIED)) ?? {};
  return { points: amount, dailyLimit, days: COPY_DAYS, mostCars: MOST_CARS };
}
