import type { BodyOf } from '@voltfront/contract';
import { type CarPosition, newerPosition, passStop } from '@voltfront/rules/order/transport';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CarrierNotice } from '../../providers/logistics';
import { lockOrderForStaff, noteOrder } from '../order';
import { cityPlace } from '../store';
import { lockByWaybill, type TransportRow, updateTransport } from './logistics.repository';
import { logisticsTexts } from './logistics.texts';
import type { MovedCar } from './move-car';
import { lockPlanned } from './plan-transport';

/** Writes where a car was. What is known to be newer stays; a car at its store stays there. The row must be locked. */
async function takePlace(ctx: Ctx, row: TransportRow, place: CarPosition): Promise<TransportRow> {
  const stops = passStop(row.stops, place);
  const position = row.arrivedAt === null ? newerPosition(row.position, place) : row.position;
  return updateTransport(ctx.db, row, { stops, position, updatedAt: ctx.now() });
}

/**
 * A carrier's notice of a place. It may come late or twice: it changes no state of the order, and the place of the car only
 * to a newer one. A notice about no car of ours, or of a time that is not over, is logged and left out.
 */
export async function receiveCarrierNotice(ctx: Ctx, { waybillNo, ...place }: CarrierNotice): Promise<void> {
  const row = await lockByWaybill(ctx.db, waybillNo);
  if (!row || row.shippedAt === null || place.at < row.shippedAt || place.at > ctx.now()) {
    ctx.log.warn({ waybillNo, at: place.at }, 'carrier notice left out');
    return;
  }
  await takePlace(ctx, row, place);
}

type Input = BodyOf<'POST /api/mporder/v1/staff/production/node'>;

async function noteOffLine(ctx: ActorCtx, { order, transport }: MovedCar): Promise<MovedCar> {
  if (order.state !== 'inProduction' || transport.offLineAt !== null) throw refuse('STATE_CHANGED');
  const now = ctx.now();
  const noted = await noteOrder(ctx, order, {
    title: logisticsTexts.offLine,
    note: logisticsTexts.offLineNote,
    who: 'staff',
  });
  return { order: noted, transport: await updateTransport(ctx.db, order, { offLineAt: now, updatedAt: now }) };
}

/** A step that staff note by hand. @throws NOT_FOUND, STATE_CHANGED, BAD_INPUT for an unknown city or an impossible time */
export async function notePlace(ctx: ActorCtx, input: Input): Promise<MovedCar> {
  const order = await lockOrderForStaff(ctx, input.orderNo);
  const transport = await lockPlanned(ctx, order);
  if (input.node === 'offLine') return noteOffLine(ctx, { order, transport });
  if (order.state !== 'inTransit' || transport.shippedAt === null) throw refuse('STATE_CHANGED');
  const { cityCode, at = ctx.now() } = input;
  const city = await cityPlace(ctx, cityCode);
  if (!city) throw refuse('BAD_INPUT', { message: logisticsTexts.unknownCity, data: { fields: ['body.cityCode'] } });
  if (at < transport.shippedAt || at > ctx.now())
    throw refuse('BAD_INPUT', { message: logisticsTexts.timeWrong, data: { fields: ['body.at'] } });
  const { latitude, longitude } = city;
  return { order, transport: await takePlace(ctx, transport, { cityCode, latitude, longitude, at }) };
}
