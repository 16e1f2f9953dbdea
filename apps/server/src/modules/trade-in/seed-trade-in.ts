import { isResidualRule } from '@voltfront/rules/trade-in/estimate';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { seal } from '../order';
import { fillSlot, reserveSlot, savePlans } from '../slot';
import { holderOf, INSPECTION, inspectionPlan } from './inspection-slots';
import { insertOldCars, type OldCarSeed } from './old-car-seed.repository';
import { insertHistory, insertRequest, type NewRequest } from './trade-in.repository';
import type { StoredState } from './trade-in.types';

/** A request with its history, oldest line first; `contactMobile` unmasked. */
export interface TradeInRequestSeed {
  request: Omit<NewRequest, 'historyCount'>;
  history: { state: StoredState; title: string; note: string; at: number }[];
}

/** Rows of the trade-in module for an empty database. */
export interface TradeInSeed extends OldCarSeed {
  /** Start hours of inspections (Shanghai time), and the number of cars per slot. */
  places: (OldCarSeed['places'][number] & { startHours: readonly number[]; capacity: number })[];
  /** Slots that are full. */
  fullSlots: { placeId: string; startsAt: number }[];
  requests: TradeInRequestSeed[];
}

async function seedSlots(ctx: Ctx, { places, fullSlots }: Pick<TradeInSeed, 'places' | 'fullSlots'>): Promise<void> {
  const plans = places.map(({ placeId, startHours, capacity }) => ({
    kind: INSPECTION,
    placeId,
    plan: inspectionPlan(startHours, capacity),
  }));
  await savePlans(ctx, plans);
  for (const { placeId, startsAt } of fullSlots) await fillSlot(ctx, { kind: INSPECTION, placeId, startsAt });
}

async function seedRequest(ctx: Ctx, { request, history }: TradeInRequestSeed): Promise<void> {
  const { userId, requestId, contactMobile, state, offerExpiresAt } = request;
  await insertRequest(ctx.db, {
    ...request,
    contactMobile: contactMobile ? seal(ctx.app.config.dataSecret, contactMobile) : null,
    historyCount: history.length,
  });
  for (const [index, line] of history.entries())
    await insertHistory(ctx.db, { userId, requestId, sequence: index + 1, ...line });
  if (state === 'appointed' && request.placeId && request.slotStartsAt)
    await reserveSlot(ctx, holderOf(request), { placeId: request.placeId, startsAt: request.slotStartsAt });
  if (state === 'offered' && offerExpiresAt)
    await schedule(ctx, 'expireTradeInOffer', { userId, requestId }, offerExpiresAt);
}

/**
 * Inserts brands, series, prices, rules, locations with their slots, and requests.
 * @throws InternalError for a rule by which a car's value would rise with age or mileage
 */
export async function seedTradeIn(ctx: Ctx, seed: TradeInSeed): Promise<void> {
  const broken = seed.rules.find(({ rule }) => !isResidualRule(rule));
  if (broken) throw new InternalError(`residual rule ${broken.energy} is misshapen`);
  const places = seed.places.map(({ startHours: _, capacity: __, ...place }) => place);
  await insertOldCars(ctx.db, { ...seed, places });
  await seedSlots(ctx, seed);
  for (const request of seed.requests) await seedRequest(ctx, request);
}
