import type { BodyOf, QueryOf, ReplyOf, StaffParcelData } from '@voltfront/contract';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { ownAddress } from '../address';
import type { AwardRow, ParcelRow } from './award.repository';
import { campaignTexts } from './campaign.texts';
import { awardStates } from './move-award';
import {
  insertParcel,
  listContents,
  listParcels,
  lockContents,
  lockParcelById,
  updateParcel,
} from './parcel.repository';

/** A copy of an own address. @throws BAD_INPUT for one that is not the caller's */
async function copyAddress(ctx: ActorCtx, addressId: string): Promise<ParcelRow['address']> {
  const found = await ownAddress(ctx, addressId);
  if (!found) throw refuse('BAD_INPUT', { message: campaignTexts.chooseAddress, data: { fields: ['body.addressId'] } });
  const { receiver, mobile, provinceName, cityName, districtName, street } = found;
  return { receiver, mobile, area: [...new Set([provinceName, cityName, districtName])].join(' ').trim(), street };
}

/**
 * Orders one parcel for goods of one campaign; `awards` are locked by the caller's transaction.
 * @returns the id of the parcel
 * @throws BAD_INPUT for somebody else's address, STATE_CHANGED for goods that were ordered or whose time is over
 */
export async function orderParcel(
  ctx: ActorCtx,
  awards: readonly [AwardRow, ...AwardRow[]],
  { addressId, postage = 0 }: { addressId: string; postage?: number },
): Promise<string> {
  const { accountId } = ctx.actor;
  const createdAt = ctx.now();
  const id = newId(createdAt);
  const address = await copyAddress(ctx, addressId);
  const unsent = { carrier: null, parcelNo: null, sentAt: null, receivedAt: null };
  const { campaignId } = awards[0];
  await insertParcel(ctx.db, { accountId, id, campaignId, address, postage, ...unsent, createdAt });
  for (const award of awards)
    await awardStates.move(ctx, award, 'order', { who: 'customer', changes: { parcelId: id } });
  return id;
}

/** Parcels that staff send. */
export async function listStaffParcels(
  ctx: Ctx,
  query: QueryOf<'GET /api/mpmkt/v1/staff/campaign/parcels'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/staff/campaign/parcels'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/staff/campaign/parcels', query);
  const read = await listParcels(ctx.db, query.state, page);
  const { rows, nextCursor } = page.cut(read, ({ parcel }) => ({ key: parcel.createdAt, id: parcel.id }));
  const contents = await listContents(
    ctx.db,
    rows.map(({ parcel }) => parcel),
  );
  const items = rows.map(({ parcel, campaign }): StaffParcelData => {
    const { id: parcelId, address, carrier, parcelNo, sentAt, createdAt: orderedAt } = parcel;
    const prizes = contents.filter((each) => each.parcelId === parcelId).map(({ title }) => title);
    return { parcelId, campaign, prizes, ...address, carrier, parcelNo, orderedAt, sentAt };
  });
  return { items, nextCursor };
}

/** Notes that a parcel was sent. @throws NOT_FOUND, STATE_CHANGED the second time */
export async function sendParcel(
  ctx: ActorCtx,
  { parcelId, carrier, parcelNo }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/parcels/send'>,
): Promise<{ ok: true }> {
  const parcel = await lockParcelById(ctx.db, parcelId);
  if (!parcel) throw refuse('NOT_FOUND', { message: campaignTexts.noParcel });
  if (parcel.sentAt !== null) throw refuse('STATE_CHANGED');
  for (const award of await lockContents(ctx.db, parcel)) await awardStates.move(ctx, award, 'send', { who: 'staff' });
  await updateParcel(ctx.db, parcel, { carrier, parcelNo, sentAt: ctx.now() });
  return { ok: true };
}

/** Confirms a parcel with everything in it. */
export const receiveParcel = (ctx: Ctx, key: { accountId: string; id: string }, who: 'customer' | 'system') =>
  withTransaction(ctx, async (tx) => {
    for (const award of await lockContents(tx.db, key)) await awardStates.move(tx, award, 'receive', { who });
    await updateParcel(tx.db, key, { receivedAt: tx.now() });
  });
