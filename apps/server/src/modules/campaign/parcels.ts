import type { BodyOf, QueryOf, ReplyOf, StaffParcelData } from '@voltfront/contract';
import { maskName, maskPhone } from '@voltfront/rules/format/mask';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { staffSight } from '../../kernel/staff-sight';
import { type CopiedAddress, copyOwnAddress } from '../address';
import { spend } from '../points';
import type { AwardRow, ParcelRow } from './award.repository';
import { findCampaignById } from './campaign.repository';
import { campaignTexts } from './campaign.texts';
import { type Delivery, deliveryOf, postageOf } from './engines';
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
 * Where goods of a campaign may go: a copy of an own address.
 * @throws BAD_INPUT for one that is not the caller's, or to which nothing is sent
 */
async function copyAddress(ctx: ActorCtx, addressId: string, { notSentTo }: Delivery): Promise<CopiedAddress> {
  const data = { fields: ['body.addressId'] };
  const found = await copyOwnAddress(ctx, addressId);
  if (!found) throw refuse('BAD_INPUT', { message: campaignTexts.chooseAddress, data });
  if (notSentTo.includes(found.cityCode.slice(0, 2)))
    throw refuse('BAD_INPUT', { message: campaignTexts.notSentThere, data });
  return found.copy;
}

/** How goods of a campaign are sent. */
async function findDelivery(ctx: Ctx, campaignId: string): Promise<Delivery> {
  const campaign = await findCampaignById(ctx.db, campaignId);
  if (!campaign) throw new InternalError(`campaign ${campaignId} is gone`);
  return deliveryOf(campaign);
}

/**
 * Orders one parcel for goods of one campaign, and takes its postage; `awards` are locked by the caller's transaction.
 * @throws BAD_INPUT for an address that is somebody else's or to which nothing is sent, STATE_CHANGED for goods that were
 *   ordered or whose time is over, LIMIT_REACHED for too few points
 */
export async function orderParcel(
  ctx: ActorCtx,
  awards: readonly [AwardRow, ...AwardRow[]],
  addressId: string,
): Promise<void> {
  const { accountId } = ctx.actor;
  const { campaignId } = awards[0];
  const delivery = await findDelivery(ctx, campaignId);
  const address = await copyAddress(ctx, addressId, delivery);
  const postage = postageOf(delivery, awards.length);
  const createdAt = ctx.now();
  const id = newId(createdAt);
  const unsent = { carrier: null, parcelNo: null, sentAt: null, receivedAt: null };
  await insertParcel(ctx.db, { accountId, id, campaignId, address, postage, ...unsent, createdAt });
  for (const award of awards)
    await awardStates.move(ctx, award, 'order', {
      who: 'customer',
      changes: { parcelId: id, code: null, pickupPlace: null },
    });
  if (postage > 0) await spend(ctx, { accountId, amount: postage, reason: 'postage', ref: id });
}

/**
 * Changes where a parcel goes, until it is sent; needs a transaction.
 * @throws BAD_INPUT for somebody else's address, NOT_FOUND, STATE_CHANGED once it was sent
 */
export async function redirectParcel(ctx: ActorCtx, parcelId: string, addressId: string): Promise<void> {
  const parcel = await lockParcelById(ctx.db, parcelId);
  if (!parcel) throw refuse('NOT_FOUND', { message: campaignTexts.noParcel });
  if (parcel.sentAt !== null) throw refuse('STATE_CHANGED');
  const delivery = await findDelivery(ctx, parcel.campaignId);
  await updateParcel(ctx.db, parcel, { address: await copyAddress(ctx, addressId, delivery) });
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
