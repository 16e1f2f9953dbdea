import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { showOwnOrder } from '../order';
import { findAdviser, findStore, storePlaces } from '../store';
import { presentSteps, presentWay } from './logistics.presenter';
import { selectTransport, type TransportRow } from './logistics.repository';
import { firstPlan } from './plan-transport';

type Shown = ReplyOf<'GET /api/mporder/v1/order/logistics'>;

const AFTER_LOCK = ['locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull', 'delivered'];

/** The plan of a locked order whose row is still to be written, or the row itself. */
async function wayOf(ctx: ActorCtx, { row }: Awaited<ReturnType<typeof showOwnOrder>>): Promise<TransportRow> {
  const known = await selectTransport(ctx.db, row);
  if (known) return known;
  const nothing = { vin: null, carrier: null, waybillNo: null, delayReason: null, delayedAt: null, position: null };
  const never = { offLineAt: null, shippedAt: null, arrivedAt: null };
  return { ...nothing, ...never, stops: [], ...firstPlan(row, ctx.now()) } as TransportRow;
}

/** The way of an own car. @throws NOT_FOUND also for somebody else's, STATE_CHANGED before the lock */
export async function showLogistics(ctx: ActorCtx, orderNo: string): Promise<Shown> {
  const own = await showOwnOrder(ctx, { userId: ctx.actor.accountId, orderNo });
  const { row, summary } = own;
  if (!AFTER_LOCK.includes(row.state)) throw refuse('STATE_CHANGED');
  const transport = await wayOf(ctx, own);
  const [place] = row.storeId ? await storePlaces(ctx, [row.storeId]) : [];
  const store = await findStore(ctx, row.storeId);
  const adviser = await findAdviser(ctx, row.adviserId);
  return {
    orderNo,
    state: row.state,
    modelName: summary.modelName,
    versionName: summary.versionName,
    cutout: summary.cutout,
    ...(await presentWay(ctx, transport)),
    steps: await presentSteps(ctx, { order: row, transport }),
    arrivedAt: transport.arrivedAt,
    store: store && place ? { ...store, latitude: place.latitude, longitude: place.longitude } : null,
    adviser: adviser && { name: adviser.name, phone: adviser.phone },
    actions: summary.actions,
  };
}
