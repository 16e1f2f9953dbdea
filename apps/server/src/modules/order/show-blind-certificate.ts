import type { BlindCertificateData, BlindOrderStateData } from '@voltfront/contract';
import { maskName } from '@voltfront/rules/format/mask';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { arePricesOut, blindBookingOfOrder, blindWindowOf, findBlindWindow, loadModel } from '../vehicle';
import { settleOverdue } from './expire-order';
import { type OrderRow, selectHistory, selectOrder } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';

/** The booking's state, from the order's state and whether prices are published. */
function blindOrderState(row: OrderRow, isLaunched: boolean): BlindOrderStateData {
  if (row.state === 'refunding' || row.state === 'refunded') return row.state;
  if (row.kind !== 'blind') return 'converted';
  if (row.state === 'created') return 'unpaid';
  if (row.state !== 'intentionPaid') return 'closed';
  if (row.conversion) return 'converting';
  return isLaunched ? 'pricesOut' : 'waiting';
}

/** Time of the first payment, from the timeline, which every former blind order has. */
async function paidAtOf(ctx: Ctx, row: OrderRow): Promise<number | null> {
  const paid = (await selectHistory(ctx.db, row)).filter(({ state }) => state === 'intentionPaid');
  return paid.at(-1)?.at ?? null;
}

/**
 * The certificate of a blind booking of the caller: by the order's state and, after its conversion,
 * by the booking itself.
 * @throws NOT_FOUND for somebody else's order, and for one that never was a blind booking
 */
export async function showBlindCertificate(ctx: Ctx, key: OrderKey): Promise<BlindCertificateData> {
  await settleOverdue(ctx, key.userId);
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  const place = await blindBookingOfOrder(ctx, key.userId, key.orderNo);
  if (row.kind !== 'blind' && !place) throw refuse('NOT_FOUND', { message: orderTexts.notBlind });
  const blindWindow = place ? await blindWindowOf(ctx, place) : await findBlindWindow(ctx, row.modelId);
  const model = await loadModel(ctx, blindWindow.modelId);
  return {
    orderNo: row.orderNo,
    state: blindOrderState(row, await arePricesOut(ctx, row.modelId)),
    windowTitle: blindWindow.title,
    modelId: model.modelId,
    modelName: model.name,
    hero: model.hero,
    cutout: model.cutout,
    maskedName: maskName(row.buyer.name),
    cityName: row.cityName,
    depositFen: DEPOSIT_FEN.blind,
    createdAt: row.createdAt,
    paidAt: await paidAtOf(ctx, row),
    bookingNo: place?.bookingNo ?? null,
    bookingCount: blindWindow.paidCount,
    benefits: blindWindow.content.benefits,
    launchAt: blindWindow.launchAt,
    configuration: row.quote.configuration,
  };
}
