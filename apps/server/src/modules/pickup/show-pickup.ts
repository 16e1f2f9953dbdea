import type { ReplyOf } from '@voltfront/contract';
import { confirmsItselfAtMs } from '@voltfront/rules/pickup/pickup-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { maskMiddle } from '../../kernel/personal-data';
import { findHandover, type HandedOverOrder } from '../order';
import { findAdviser, storePlaces } from '../store';
import { isReadyToPickUp, lockPickup, storeOfHandover, tellPickup } from './move-pickup';
import { giveCode, type PickupRow, selectPickup } from './pickup.repository';
import { BRING, pickupTexts } from './pickup.texts';
import type { PickupKey } from './pickup.types';
import { drawCode, pickupToken } from './pickup-code';

type View = ReplyOf<'GET /api/mporder/v1/pickup'>;

/** What a pickup waits for, done or not. */
export const stepsOf = (order: HandedOverOrder): View['steps'] => [
  { key: 'payment', isDone: order.isPaidInFull },
  { key: 'insurance', isDone: order.isInsuranceChosen },
  { key: 'inspection', isDone: order.isInspectionConfirmed },
];

/** States of orders that never come to a handover. */
const CLOSED: readonly HandedOverOrder['state'][] = ['expired', 'cancelled', 'refunding', 'refunded'];

function stateOf(order: HandedOverOrder, row: PickupRow | undefined): View['state'] {
  if (order.state === 'delivered') return 'delivered';
  if (CLOSED.includes(order.state)) return 'closed';
  if (!isReadyToPickUp(order)) return 'notReady';
  return row?.state === 'scanned' ? 'scanned' : 'ready';
}

/** Whether a time can be booked: from the arrival of the car until the scan. */
export const canAppoint = ({ state }: HandedOverOrder, row: PickupRow | undefined): boolean =>
  (state === 'arrived' || state === 'paidInFull') && (row?.state ?? 'waiting') === 'waiting';

/** The appointment of a handover; null without one. */
export const appointmentOf = (row: PickupRow | undefined): View['appointment'] =>
  row && row.slotStartsAt !== null && row.slotEndsAt !== null
    ? { startsAt: row.slotStartsAt, endsAt: row.slotEndsAt }
    : null;

async function storeOf(ctx: Ctx, storeId: string | null): Promise<View['store']> {
  const [place] = await storePlaces(ctx, storeId === null ? [] : [storeId]);
  if (!place) return null;
  const { name, address, phone, latitude, longitude } = place;
  return { storeId: place.storeId, name, address, phone, latitude, longitude };
}

const VIN_HEAD = 3;
const VIN_TAIL = 6;

async function vinOf(ctx: Ctx, { userId, orderNo, stockCarId }: HandedOverOrder): Promise<string | null> {
  const vins = await ctx.app.hooks.ask(ctx, 'vinOfOrder', { userId, orderNo, stockCarId });
  const vin = vins.find((each) => each !== null);
  return vin ? maskMiddle(vin, VIN_HEAD, VIN_TAIL) : null;
}

/** The pickup of an order of the caller. @throws NOT_FOUND also for somebody else's */
export async function showPickup(ctx: Ctx, key: PickupKey): Promise<View> {
  const order = await findHandover(ctx, key);
  const row = await selectPickup(ctx.db, key);
  const { orderNo, state, modelName, versionName, cutout } = order;
  const scannedAt = row?.scannedAt ?? null;
  return {
    state: stateOf(order, row),
    order: { orderNo, state, modelName, versionName, cutout },
    maskedVin: await vinOf(ctx, order),
    steps: stepsOf(order),
    store: await storeOf(ctx, row?.storeId ?? (await storeOfHandover(ctx, order))),
    adviser: await findAdviser(ctx, order.adviserId),
    appointment: appointmentOf(row),
    canAppoint: canAppoint(order, row),
    bring: BRING,
    scannedAt,
    confirmsAt: scannedAt === null ? null : confirmsItselfAtMs(scannedAt),
    deliveredAt: order.deliveredAt,
  };
}

/** Draws that find a code which nobody in the store has; a store has far fewer handovers than there are codes. */
const MOST_DRAWS = 20;

async function codeOf(ctx: Ctx, row: PickupRow): Promise<string> {
  if (row.code !== null) return row.code;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const code = drawCode();
    if (await giveCode(ctx.db, row, code)) return code;
  }
  throw refuse('RECORD_BUSY');
}

/**
 * The code of a ready handover with the QR text of now; needs a transaction.
 * @throws STATE_CHANGED when a step is missing or it was scanned, NOT_FOUND
 */
export async function showPickupCode(
  ctx: ActorCtx,
  orderNo: string,
): Promise<ReplyOf<'POST /api/mporder/v1/pickup/code'>> {
  const pickup = await lockPickup(ctx, { userId: ctx.actor.accountId, orderNo });
  if (!isReadyToPickUp(pickup.order)) throw refuse('STATE_CHANGED', { message: pickupTexts.notReady });
  if (pickup.row.state !== 'waiting') throw refuse('STATE_CHANGED', { message: pickupTexts.alreadyScanned });
  const code = await codeOf(ctx, pickup.row);
  if (pickup.row.code === null) await tellPickup(ctx, pickup.row, 'codeShown');
  return { code, ...pickupToken(ctx.app, { orderNo, code }, ctx.now()) };
}
