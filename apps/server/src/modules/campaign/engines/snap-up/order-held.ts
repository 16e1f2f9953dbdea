import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { createSnapUpOrder } from '../../../order';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { quotesOf } from './show-snap-up';
import { lockPlace, updatePlace } from './snap-up.repository';
import { snapUpTexts } from './snap-up.texts';
import { carOf, isOver, SNAP_UP, snapUpSettingsOf } from './snap-up-settings';

type Wanted = BodyOf<'POST /api/mpmkt/v1/campaign/snapUp/order'>;

/**
 * Orders the car that is held for the caller; needs a transaction. Repeated, it gives the same order.
 * @throws NOT_FOUND, HOLD_MISSING, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, PRICE_CHANGED with the quote, CITY_NOT_SERVED,
 *   AGREEMENT_UNSIGNED, AGREEMENT_OUTDATED, BAD_INPUT for a wrong ID number or credit code
 */
export async function orderHeld(ctx: ActorCtx, { slug, ...wanted }: Wanted): Promise<{ orderNo: string }> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, SNAP_UP, slug);
  const { accountId } = ctx.actor;
  const place = await lockPlace(ctx.db, { accountId, campaignId: row.id });
  if (place?.orderNo) return { orderNo: place.orderNo };
  if (!place || isOver(place, ctx.now())) throw refuse('HOLD_MISSING', { message: snapUpTexts.holdLost });
  await assertTakesPart(ctx, row);
  const { car } = carOf(snapUpSettingsOf(row), place.code);
  const { quote } = await quotesOf(ctx, car);
  if (quote.totalFen !== wanted.totalFen) throw refuse('PRICE_CHANGED', { data: quote });
  if (!car.cities.includes(wanted.cityCode)) throw refuse('CITY_NOT_SERVED');
  const { orderNo, expiresAt } = await createSnapUpOrder(ctx, accountId, { ...wanted, quote });
  await updatePlace(ctx.db, place, { state: 'ordered', orderNo, until: expiresAt ?? ctx.now() });
  return { orderNo };
}
