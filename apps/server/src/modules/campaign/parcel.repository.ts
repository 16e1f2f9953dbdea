import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { AwardRow, OwnKey, ParcelRow } from './award.repository';
import { campaignAwards, campaignParcels, campaignPrizes, campaigns } from './campaign.tables';

const toSend = keyset(campaignParcels.createdAt, campaignParcels.id, 'asc');
const sent = keyset(campaignParcels.createdAt, campaignParcels.id);

export async function insertParcel(db: Db, row: ParcelRow): Promise<void> {
  await db.insert(campaignParcels).values(row);
}

/** A page of parcels with the title of their campaign. */
export function listParcels(db: Db, state: 'waiting' | 'sent', { after, limit }: PageRange) {
  const order = state === 'sent' ? sent : toSend;
  const { sentAt } = campaignParcels;
  return db
    .select({ parcel: campaignParcels, campaign: campaigns.title })
    .from(campaignParcels)
    .innerJoin(campaigns, eq(campaigns.id, campaignParcels.campaignId))
    .where(and(state === 'sent' ? isNotNull(sentAt) : isNull(sentAt), order.after(after)))
    .orderBy(...order.order)
    .limit(limit);
}

/** Titles of the prizes in parcels. */
export function listContents(db: Db, parcels: readonly ParcelRow[]) {
  if (parcels.length === 0) return Promise.resolve([]);
  return db
    .select({ parcelId: campaignAwards.parcelId, title: campaignPrizes.title })
    .from(campaignAwards)
    .innerJoin(campaignPrizes, eq(campaignPrizes.id, campaignAwards.prizeId))
    .where(
      and(
        inArray(
          campaignAwards.accountId,
          parcels.map(({ accountId }) => accountId),
        ),
        inArray(
          campaignAwards.parcelId,
          parcels.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(campaignAwards.id));
}

/** Locks a parcel by its id alone, as staff know it. */
export async function lockParcelById(db: Db, id: string): Promise<ParcelRow | undefined> {
  const [row] = await db.select().from(campaignParcels).where(eq(campaignParcels.id, id)).for('update');
  return row;
}

export async function updateParcel(db: Db, { accountId, id }: OwnKey, changes: Partial<ParcelRow>): Promise<void> {
  await db
    .update(campaignParcels)
    .set(changes)
    .where(and(eq(campaignParcels.accountId, accountId), eq(campaignParcels.id, id)));
}

/** Takes back a parcel that was not sent. */
export async function deleteParcel(db: Db, { accountId, id }: OwnKey): Promise<void> {
  await db.delete(campaignParcels).where(and(eq(campaignParcels.accountId, accountId), eq(campaignParcels.id, id)));
}

/** Locks what a parcel holds. */
export const lockContents = (db: Db, { accountId, id }: OwnKey): Promise<AwardRow[]> =>
  db
    .select()
    .from(campaignAwards)
    .where(and(eq(campaignAwards.accountId, accountId), eq(campaignAwards.parcelId, id)))
    .orderBy(asc(campaignAwards.id))
    .for('update');
