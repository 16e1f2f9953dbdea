import type { BodyOf, QueryOf, ReplyOf, StaffParcelData } from '@voltfront/contract';
import { maskName, maskPhone } from '@voltfront/rules/format/mask';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { staffSight } from '../../kernel/staff-sight';
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

/**
 * A copy of an own address. `notSentTo`: first two digits of provinces to which nothing is sent.
 * @throws BAD_INPUT for one that is not the caller's, or to which nothing is sent
 */
async function copyAddress(
  ctx: ActorCtx,
  addressId: string,
  notSentTo: readonly string[] = [],
): Promise<ParcelRow['address']> {
  const data = { fields: ['body.addressId'] };
  const found = await ownAddress(ctx, addressId);
  if (!found) throw refuse('BAD_INPUT', { message: campaignTexts.chooseAddress, data });
  if (notSentTo.includes(found.cityCode.slice(0, 2)))
    throw refuse('BAD_INPUT', { message: campaignTexts.notSentThere, data });
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
  { addressId, postage = 0, notSentTo }: { addressId: string; postage?: number; notSentTo?: readonly string[] },
): Promise<string> {
  const { accountId } = ctx.actor;
  const createdAt = ctx.now();
  const id = newId(createdAt);
  const address = await copyAddress(ctx, addressId, notSentTo);
  const unsent = { carrier: null, parcelNo: null, sentAt: null, receivedAt: null };
  const { campaignId } = awards[0];
  await insertParcel(ctx.db, { accountId, id, campaignId, address, postage, ...unsent, createdAt });
  for (const award of awards)
    await awardStates.move(ctx, award, 'order', { who: 'customer', changes: { parcelId: id } });
  return id;
}

/**
 * Changes where a parcel goes, until it is sent; needs a transaction.
 * @throws BAD_INPUT for somebody else's address, NOT_FOUND, STATE_CHANGED once it was sent
 */
export async function redirectParcel(ctx: ActorCtx, parcelId: string, addressId: string): Promise<void> {
  const parcel = await lockParcelById(ctx.db, parcelId);
  if (!parcel) throw refuse('NOT_FOUND', { message: campaignTexts.noParcel });
  if (parcel.sentAt !== null) throw refuse('STATE_CHANGED');
  await updateParcel(ctx.db, parcel, { address: await copyAddress(ctx, addressId) });
}

/** Where a parcel goes, as somebody may see it who only looks after the numbers. */
const maskAddress = ({ receiver, mobile, area, street }: ParcelRow['address']): ParcelRow['address'] => ({
  receiver: maskName(receiver),
  mobile: maskPhone(mobile),
  area,
  street: maskMiddle(street, 2, 0),
});

/** Parcels that staff send; who only audits sees them masked. */
export async function listStaffParcels(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpmkt/v1/staff/campaign/parcels'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/staff/campaign/parcels'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/staff/campaign/parcels', query, false);
  const read = await listParcels(ctx.db, query.state, page);
  const { rows, nextCursor } = page.cut(read, ({ parcel }) => ({ key: parcel.createdAt, id: parcel.id }));
  const contents = await listContents(
    ctx.db,
    rows.map(({ parcel }) => parcel),
  );
  const isMasked = (await staffSight(ctx, 'campaigns')).isMasked(null);
  const items = rows.map(({ parcel, campaign }): StaffParcelData => {
    const { id: parcelId, address, carrier, parcelNo, sentAt, createdAt: orderedAt } = parcel;
    const prizes = contents.filter((each) => each.parcelId === parcelId).map(({ title }) => title);
    const shown = isMasked ? maskAddress(address) : address;
    return { parcelId, campaign, prizes, ...shown, carrier, parcelNo, orderedAt, sentAt };
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
