import type { OrderDetailData } from '@voltfront/contract';
import type { OrderActor } from '@voltfront/rules/order/order-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { factOf, lockOwnOrder, moveOrder, noteOrder } from './move-order';
import { type OrderRow, selectOrder, selectOrdersByNumber } from './order.repository';
import { situationOf } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderState } from './order.types';
import { presentBuyer } from './store-buyer';

/** The order data that insurance and pickup need. */
export interface HandedOverOrder extends OrderKey {
  state: OrderState;
  modelId: string;
  modelName: string;
  versionName: string;
  cutout: string;
  /** Price of the car, in fen. */
  totalFen: number;
  buyer: OrderDetailData['buyer'];
  cityCode: string;
  cityName: string;
  storeId: string | null;
  adviserId: string | null;
  stockCarId: string | null;
  /** What a pickup waits for. */
  isPaidInFull: boolean;
  isInsuranceChosen: boolean;
  isInspectionConfirmed: boolean;
  /** Null before the handover. */
  deliveredAt: number | null;
}

const PAID: readonly OrderState[] = ['paidInFull', 'delivered'];

function present(row: OrderRow, nowMs: number): HandedOverOrder {
  const { userId, orderNo, state, modelId, totalFen, cityCode, cityName, storeId, adviserId, stockCarId } = row;
  const { modelName, versionName, cutout } = row.quote;
  const { isInsuranceChosen, isInspectionConfirmed } = situationOf(row, nowMs).facts;
  return {
    userId,
    orderNo,
    state,
    modelId,
    modelName,
    versionName,
    cutout,
    totalFen,
    buyer: presentBuyer(row.buyer),
    cityCode,
    cityName,
    storeId,
    adviserId,
    stockCarId,
    isPaidInFull: PAID.includes(state),
    isInsuranceChosen,
    isInspectionConfirmed,
    deliveredAt: state === 'delivered' ? row.updatedAt : null,
  };
}

/** An order for its insurance or pickup. @throws NOT_FOUND also for somebody else's */
export async function findHandover(ctx: Ctx, key: OrderKey): Promise<HandedOverOrder> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return present(row, ctx.now());
}

/** Orders by their numbers, for lists of staff; in one statement. */
export async function handoversOf(ctx: Ctx, orderNos: readonly string[]): Promise<Map<string, HandedOverOrder>> {
  if (orderNos.length === 0) return new Map();
  const rows = await selectOrdersByNumber(ctx.db, orderNos);
  return new Map(rows.map((row) => [row.orderNo, present(row, ctx.now())]));
}

/** Locks an order until the transaction ends; whatever belongs to its handover is locked after it. @throws NOT_FOUND */
export async function lockHandover(ctx: Ctx, key: OrderKey): Promise<HandedOverOrder> {
  return present(await lockOwnOrder(ctx, key), ctx.now());
}

/** A line of the timeline. */
interface Line {
  title: string;
  note?: string;
  who: OrderActor;
}

/** Adds a line about the handover to the timeline of a locked order. */
export async function noteHandover(ctx: Ctx, key: OrderKey, { title, note = '', who }: Line): Promise<void> {
  await noteOrder(ctx, await lockOwnOrder(ctx, key), { title, note, who });
}

/** The same, about the insurance; `isChosen` sets the order's fact that a pickup waits for. */
export async function noteInsurance(ctx: Ctx, key: OrderKey, line: Line & { isChosen: boolean }): Promise<void> {
  const { title, note = '', who, isChosen } = line;
  const changes = { insuranceChosenAt: isChosen ? ctx.now() : null };
  await noteOrder(ctx, await lockOwnOrder(ctx, key), { title, note, who }, changes);
}

/**
 * The car was handed over. `who`: the customer confirmed it, or a job did a day after the scan.
 * @throws STATE_CHANGED when the order is not paid in full, or a step is missing
 */
export async function deliverOrder(ctx: Ctx, key: OrderKey, who: 'customer' | 'system', note: string): Promise<void> {
  const row = await lockOwnOrder(ctx, key);
  const delivered = await moveOrder(ctx, row, 'pickUp', { who, note });
  await publish(ctx, 'OrderDelivered', { ...factOf(delivered, ctx.now()), isAutomatic: who === 'system' });
}
