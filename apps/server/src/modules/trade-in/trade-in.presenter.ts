import type { TradeInDetailData, TradeInSummaryData } from '@voltfront/contract';
import { INSPECTION_MS, INSPECTION_NOTICE_MS } from '@voltfront/rules/trade-in/trade-in-moves';
import type { Ctx } from '../../kernel/context';
import { briefOfOrder, unseal } from '../order';
import { findStore } from '../store';
import { presentCar } from './photos';
import { type RequestRow, selectHistory, selectPlace } from './trade-in.repository';

/** A request in the format of lists. */
export function presentSummary(row: RequestRow): TradeInSummaryData {
  const { requestId, requestNo, state, car, lowFen, highFen, offerFen, updatedAt } = row;
  const carName = `${car.brandName} ${car.seriesName}`;
  return { requestId, requestNo, state, carName, estimate: { lowFen, highFen }, offerFen, updatedAt };
}

async function presentInspection(ctx: Ctx, row: RequestRow): Promise<TradeInDetailData['inspection']> {
  const { placeId, slotStartsAt, contactName, contactMobile, address } = row;
  const place = placeId === null ? undefined : await selectPlace(ctx.db, placeId);
  if (!place || slotStartsAt === null || contactName === null || contactMobile === null) return null;
  return {
    placeId: place.placeId,
    kind: place.kind,
    store: await findStore(ctx, place.storeId),
    address,
    startsAt: slotStartsAt,
    endsAt: slotStartsAt + INSPECTION_MS,
    contactName,
    contactMobile: unseal(ctx.app.config.dataSecret, contactMobile),
    changeableUntil: slotStartsAt - INSPECTION_NOTICE_MS,
  };
}

function presentOffer(row: RequestRow): TradeInDetailData['offer'] {
  const { offerFen, offeredAt, offerExpiresAt, findings, inspector } = row;
  if (offerFen === null || offeredAt === null || offerExpiresAt === null) return null;
  return {
    amountFen: offerFen,
    offeredAt,
    expiresAt: offerExpiresAt,
    findings: findings ?? [],
    inspector: inspector ?? '',
  };
}

/** A request in the format of its own screen. */
export async function presentTradeIn(ctx: Ctx, row: RequestRow): Promise<TradeInDetailData> {
  const { userId, orderNo, car, estimatedAt, closedReason } = row;
  const history = await selectHistory(ctx.db, row);
  return {
    ...presentSummary(row),
    car: presentCar(ctx, car),
    estimatedAt,
    inspection: await presentInspection(ctx, row),
    offer: presentOffer(row),
    order: orderNo === null ? null : await briefOfOrder(ctx, { userId, orderNo }),
    closedReason,
    history: history.map(({ state, title, note, at }) => ({ state, title, note, at })),
  };
}
