import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { maskMiddle } from '../../kernel/personal-data';
import type { StaffSight } from '../../kernel/staff-sight';
import type { OrderRow } from '../order';
import { findStores } from '../store';
import { uploadAddress } from '../upload';
import type { InspectionRow, QuestionRow } from './inspection.repository';
import { groupItems, itemName } from './template';

type Shown = ReplyOf<'GET /api/mporder/v1/order/inspection'>;
type Line = ReplyOf<'GET /api/mporder/v1/staff/handovers/inspections'>['items'][number];

/** What was found; null before the report is written. Uploads get addresses that end after some minutes. */
export function presentReport(ctx: Ctx, row: InspectionRow | undefined): Shown['report'] {
  if (!row || row.state === 'notReady' || row.inspectedAt === null) return null;
  const { revision, inspectorName, inspectedAt, vin, mileageKm, batteryPercent } = row;
  const photos = row.photos.map(({ angle, picture }) => ({ angle, picture: uploadAddress(ctx, picture) }));
  return {
    revision,
    inspectorName,
    inspectedAt,
    vin,
    mileageKm,
    batteryPercent,
    photos,
    groups: groupItems(row.items),
  };
}

export const presentQuestion = (ctx: Ctx, row: QuestionRow): Shown['questions'][number] => ({
  questionId: row.questionId,
  itemKey: row.itemKey,
  itemName: itemName(row.itemKey),
  text: row.text,
  pictures: row.pictures.map((path) => uploadAddress(ctx, path)),
  askedAt: row.askedAt,
  answer: row.answer,
  answeredAt: row.answeredAt,
});

/** Arrived orders with their reports, as the store sees them; the stores are read at once. */
export async function presentHandovers(
  ctx: Ctx,
  sight: StaffSight,
  cars: readonly { order: OrderRow; report: InspectionRow | undefined }[],
): Promise<Line[]> {
  const stores = await findStores(ctx, [...new Set(cars.flatMap(({ order }) => order.storeId ?? []))]);
  return cars.map(({ order, report }) => ({
    orderNo: order.orderNo,
    orderState: order.state,
    modelName: order.quote.modelName,
    versionName: order.quote.versionName,
    buyerName: sight.isMasked(order.storeId) ? maskMiddle(order.buyer.name) : order.buyer.name,
    storeId: order.storeId,
    storeName: (order.storeId && stores.get(order.storeId)?.name) || null,
    createdAt: order.createdAt,
    state: report?.state ?? 'notReady',
    openQuestions: report?.openQuestions ?? 0,
  }));
}
