import type { BodyOf } from '@voltfront/contract';
import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { type EstimateRange, estimateTradeIn, monthsSince } from '@voltfront/rules/trade-in/estimate';
import { MOST_OPEN_TRADE_INS, openTradeInStates } from '@voltfront/rules/trade-in/trade-in-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId, newNumber } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { cityForQuote } from '../store';
import { uploadPath } from '../upload';
import { historyTexts } from './history.texts';
import { lockOwnRequest, moveTradeIn } from './move-trade-in';
import { attachPhotos } from './photos';
import {
  countRequests,
  insertHistory,
  insertRequest,
  lockCustomer,
  type RequestRow,
  selectNewPrice,
  selectRule,
  selectSeries,
} from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';
import type { CarSnapshot } from './trade-in.types';

type Input = BodyOf<'POST /api/mporder/v1/tradeIn/estimate'>;

const badField = (field: string, message: string) =>
  refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });

function monthsOld(ctx: Ctx, registeredOn: string): number {
  const months = monthsSince(registeredOn, shanghaiParts(ctx.now()));
  if (months < 0) throw badField('registeredOn', tradeInTexts.futureRegistration);
  return months;
}

async function describeCar(ctx: Ctx, input: Input): Promise<{ car: CarSnapshot; estimate: EstimateRange }> {
  const ageMonths = monthsOld(ctx, input.registeredOn);
  const found = await selectSeries(ctx.db, input.seriesId);
  if (!found) throw badField('seriesId', tradeInTexts.chooseSeries);
  const city = await cityForQuote(ctx, input.plateCityCode);
  if (!city) throw badField('plateCityCode', tradeInTexts.cityNotServed);
  const { series, brand } = found;
  const newPriceFen = await selectNewPrice(ctx.db, series.seriesId, Number(input.registeredOn.slice(0, 4)));
  const rule = await selectRule(ctx.db, series.energy);
  if (newPriceFen === undefined || !rule) throw new InternalError(`series ${series.seriesId} has no price or rule`);
  const { registeredOn, mileageKm, plateCityCode, condition, photos } = input;
  return {
    car: {
      brandId: brand.brandId,
      brandName: brand.name,
      seriesId: series.seriesId,
      seriesName: series.name,
      registeredOn,
      mileageKm,
      plateCityCode,
      plateCityName: city.cityName,
      condition,
      photos,
      newPriceFen,
    },
    estimate: estimateTradeIn({ newPriceFen, ageMonths, mileageKm, condition }, rule),
  };
}

async function openRequest(ctx: ActorCtx, car: CarSnapshot, estimate: EstimateRange): Promise<RequestRow> {
  const userId = ctx.actor.accountId;
  await lockCustomer(ctx.db, userId);
  if ((await countRequests(ctx.db, userId, openTradeInStates)) >= MOST_OPEN_TRADE_INS)
    throw refuse('LIMIT_REACHED', { message: tradeInTexts.tooMany({ most: MOST_OPEN_TRADE_INS }) });
  const now = ctx.now();
  const requestId = newId(now);
  const row = await insertRequest(ctx.db, {
    userId,
    requestId,
    requestNo: newNumber('VT', now),
    state: 'estimated',
    car,
    ...estimate,
    estimatedAt: now,
    historyCount: 1,
    createdAt: now,
    updatedAt: now,
  });
  await attachPhotos(ctx, row, car.photos, []);
  const note = historyTexts.range(estimate);
  await insertHistory(ctx.db, {
    userId,
    requestId,
    sequence: 1,
    state: 'estimated',
    title: historyTexts.estimated,
    note,
    at: now,
  });
  await publish(ctx, 'TradeInMoved', { userId, requestId, from: 'none', to: 'estimated', offerFen: null, at: now });
  return row;
}

/**
 * Estimates an old car from its new price and opens a request, or updates the estimate of an open
 * request.
 * @throws BAD_INPUT for a registration in the future, an unknown series or city, or photos that are
 * not the caller's; LIMIT_REACHED with too many open requests; NOT_FOUND and STATE_CHANGED for a
 * request that cannot be estimated again
 */
export async function estimateCar(ctx: ActorCtx, { requestId, ...input }: Input): Promise<RequestRow> {
  const userId = ctx.actor.accountId;
  const row = requestId === undefined ? null : await lockOwnRequest(ctx, { userId, requestId });
  const { car, estimate } = await describeCar(ctx, { ...input, photos: input.photos.map(uploadPath) });
  if (!row) return openRequest(ctx, car, estimate);
  await attachPhotos(ctx, row, car.photos, row.car.photos);
  return moveTradeIn(ctx, row, 'estimate', {
    who: 'customer',
    title: historyTexts.estimatedAgain,
    note: historyTexts.range(estimate),
    changes: { car, ...estimate, estimatedAt: ctx.now() },
  });
}
