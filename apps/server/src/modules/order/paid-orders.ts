import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { PageRange } from '../../kernel/list';
import { unseal } from './buyer-vault';
import { lockOwnOrder } from './move-order';
import { type OrderRow, selectOrder, selectOrders } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderState } from './order.types';

/** An order that is paid in full, for its invoice and its owner. */
export interface PaidOrder extends OrderKey {
  isDelivered: boolean;
  modelId: string;
  modelName: string;
  versionName: string;
  cutout: string;
  /** What the customer paid, in fen. */
  totalFen: number;
  buyer: {
    kind: 'personal' | 'enterprise';
    name: string;
    maskedNumber: string;
    /** Credit code of a company, which is no secret; null for a person. */
    companyNumber: string | null;
    mobile: string;
  };
  storeId: string | null;
  adviserId: string | null;
  stockCarId: string | null;
  createdAt: number;
  /** Of a delivered order: its handover. */
  updatedAt: number;
}

const PAID: readonly OrderState[] = ['paidInFull', 'delivered'];

function present(ctx: Ctx, row: OrderRow): PaidOrder {
  const { userId, orderNo, modelId, totalFen, storeId, adviserId, stockCarId, createdAt, updatedAt } = row;
  const { modelName, versionName, cutout } = row.quote;
  const { kind, name, maskedNumber, sealedNumber, sealedMobile } = row.buyer;
  const secret = ctx.app.config.dataSecret;
  const companyNumber = kind === 'enterprise' ? unseal(secret, sealedNumber) : null;
  const buyer = { kind, name, maskedNumber, companyNumber, mobile: unseal(secret, sealedMobile) };
  const car = { modelId, modelName, versionName, cutout, stockCarId };
  const isDelivered = row.state === 'delivered';
  return { userId, orderNo, isDelivered, ...car, totalFen, buyer, storeId, adviserId, createdAt, updatedAt };
}

/** A page of a customer's orders that are paid in full, newest first; `isDelivered`: only those handed over. */
export async function paidOrders(ctx: Ctx, userId: string, page: PageRange, isDelivered = false): Promise<PaidOrder[]> {
  const states: readonly OrderState[] = isDelivered ? ['delivered'] : PAID;
  const rows = await selectOrders(ctx.db, userId, { states, isUnpaid: false }, page);
  return rows.map((row) => present(ctx, row));
}

function mustBePaid(ctx: Ctx, row: OrderRow): PaidOrder {
  if (!PAID.includes(row.state)) throw refuse('STATE_CHANGED', { message: orderTexts.notPaidInFull });
  return present(ctx, row);
}

/** @throws NOT_FOUND also for somebody else's, STATE_CHANGED before the final payment */
export async function findPaidOrder(ctx: Ctx, key: OrderKey): Promise<PaidOrder> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return mustBePaid(ctx, row);
}

/** The same, locked until the transaction ends; whatever belongs to the order is locked after it. */
export const lockPaidOrder = async (ctx: Ctx, key: OrderKey): Promise<PaidOrder> =>
  mustBePaid(ctx, await lockOwnOrder(ctx, key));
