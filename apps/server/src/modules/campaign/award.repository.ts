import type { AwardState } from '@voltfront/rules/campaign/award-moves';
import { and, asc, count, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { campaignAwards, campaignParcels, campaignPrizes, campaigns } from './campaign.tables';

export type AwardRow = typeof campaignAwards.$inferSelect;
export type ParcelRow = typeof campaignParcels.$inferSelect;
/** Identifies an award or a parcel of a person. */
export interface OwnKey {
  accountId: string;
  id: string;
}

/** An award with what is shown of its prize, campaign and parcel. */
export interface FullAward {
  award: AwardRow;
  prize: typeof campaignPrizes.$inferSelect;
  campaign: Pick<typeof campaigns.$inferSelect, 'slug' | 'title' | 'engine' | 'settings'>;
  parcel: ParcelRow | null;
}

const isAward = ({ accountId, id }: OwnKey) => and(eq(campaignAwards.accountId, accountId), eq(campaignAwards.id, id));
const newestFirst = keyset(campaignAwards.createdAt, campaignAwards.id);

const fullAwards = (db: Db) =>
  db
    .select({
      award: campaignAwards,
      prize: campaignPrizes,
      campaign: {
        slug: campaigns.slug,
        title: campaigns.title,
        engine: campaigns.engine,
        settings: campaigns.settings,
      },
      parcel: campaignParcels,
    })
    .from(campaignAwards)
    .innerJoin(campaignPrizes, eq(campaignPrizes.id, campaignAwards.prizeId))
    .innerJoin(campaigns, eq(campaigns.id, campaignAwards.campaignId))
    .leftJoin(
      campaignParcels,
      and(eq(campaignParcels.accountId, campaignAwards.accountId), eq(campaignParcels.id, campaignAwards.parcelId)),
    )
    .$dynamic();

/** A page of a person's awards, newest first. */
export const listAwards = (
  db: Db,
  {
    accountId,
    states,
    campaignId,
  }: {
    accountId: string;
    /** Undefined: all of them. */
    states: readonly AwardState[] | undefined;
    campaignId: string | undefined;
  },
  { after, limit }: PageRange,
): Promise<FullAward[]> =>
  fullAwards(db)
    .where(
      and(
        eq(campaignAwards.accountId, accountId),
        states && inArray(campaignAwards.state, [...states]),
        campaignId === undefined ? undefined : eq(campaignAwards.campaignId, campaignId),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);

/** These awards of a person, with all that is shown of them. */
export const findAwards = (db: Db, accountId: string, ids: readonly string[]): Promise<FullAward[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : fullAwards(db).where(and(eq(campaignAwards.accountId, accountId), inArray(campaignAwards.id, [...ids])));

export async function lockAward(db: Db, key: OwnKey): Promise<AwardRow | undefined> {
  const [row] = await db.select().from(campaignAwards).where(isAward(key)).for('update');
  return row;
}

/** The award that a code is for, locked. */
export async function lockAwardOfCode(db: Db, code: string): Promise<AwardRow | undefined> {
  const [row] = await db.select().from(campaignAwards).where(eq(campaignAwards.code, code)).for('update');
  return row;
}

/** Locks awards in the order of their ids; those that are not the person's are left out. */
export const lockAwards = (db: Db, accountId: string, ids: readonly string[]): Promise<AwardRow[]> =>
  db
    .select()
    .from(campaignAwards)
    .where(and(eq(campaignAwards.accountId, accountId), inArray(campaignAwards.id, [...ids])))
    .orderBy(asc(campaignAwards.id))
    .for('update');

/** Inserts an award; undefined when the prize was given for this reason before. Waits for a concurrent one. */
export async function insertAward(db: Db, row: AwardRow): Promise<boolean> {
  const { accountId, campaignId, prizeId, reason, id } = campaignAwards;
  const rows = await db
    .insert(campaignAwards)
    .values(row)
    .onConflictDoNothing({ target: [accountId, campaignId, prizeId, reason] })
    .returning({ id });
  return rows.length > 0;
}

/** The award of a prize for a reason. */
export async function findAwardFor(
  db: Db,
  { accountId, campaignId, prizeId, reason }: Pick<AwardRow, 'accountId' | 'campaignId' | 'prizeId' | 'reason'>,
): Promise<AwardRow | undefined> {
  const [row] = await db
    .select()
    .from(campaignAwards)
    .where(
      and(
        eq(campaignAwards.accountId, accountId),
        eq(campaignAwards.campaignId, campaignId),
        eq(campaignAwards.prizeId, prizeId),
        eq(campaignAwards.reason, reason),
      ),
    );
  return row;
}

export async function deleteAward(db: Db, key: OwnKey): Promise<void> {
  await db.delete(campaignAwards).where(isAward(key));
}

export async function updateAward(db: Db, key: OwnKey, changes: Partial<AwardRow>): Promise<AwardRow> {
  const [row] = await db.update(campaignAwards).set(changes).where(isAward(key)).returning();
  return row as AwardRow;
}

/** How often a person got a prize, without what was taken back. */
export async function countOfPrize(db: Db, accountId: string, prizeId: string): Promise<number> {
  const [row] = await db
    .select({ given: count() })
    .from(campaignAwards)
    .where(
      and(
        eq(campaignAwards.accountId, accountId),
        eq(campaignAwards.prizeId, prizeId),
        notInArray(campaignAwards.state, ['revoked']),
      ),
    );
  return row?.given ?? 0;
}

/** Awards of a person in a campaign, oldest first; bounded by `limit`. */
export const listOfCampaign = (db: Db, accountId: string, campaignId: string, limit: number): Promise<AwardRow[]> =>
  db
    .select()
    .from(campaignAwards)
    .where(and(eq(campaignAwards.accountId, accountId), eq(campaignAwards.campaignId, campaignId)))
    .orderBy(asc(campaignAwards.createdAt), asc(campaignAwards.id))
    .limit(limit);

/** Awards whose time to claim is over; locked, those that others hold are left out. */
export const lockOverdue = (db: Db, now: number, limit: number): Promise<AwardRow[]> =>
  db
    .select()
    .from(campaignAwards)
    .where(and(inArray(campaignAwards.state, ['waiting', 'ready', 'pickup']), lte(campaignAwards.claimUntil, now)))
    .orderBy(asc(campaignAwards.claimUntil))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Awards of a person in a campaign for these reasons. */
export const listOfReason = (
  db: Db,
  accountId: string,
  campaignId: string,
  reasons: readonly string[],
): Promise<AwardRow[]> =>
  reasons.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(campaignAwards)
        .where(
          and(
            eq(campaignAwards.accountId, accountId),
            eq(campaignAwards.campaignId, campaignId),
            inArray(campaignAwards.reason, [...reasons]),
          ),
        );

/** What a person earned in a campaign and still has: points, and how many other prizes. */
export async function sumAwards(
  db: Db,
  accountId: string,
  campaignId: string,
): Promise<{ points: number; prizes: number }> {
  const isPoints = eq(campaignPrizes.kind, 'points');
  const [row] = await db
    .select({
      points: sql<number>`coalesce(sum(${campaignPrizes.amount}) filter (where ${isPoints}), 0)`.mapWith(Number),
      prizes: sql<number>`count(*) filter (where not ${isPoints})`.mapWith(Number),
    })
    .from(campaignAwards)
    .innerJoin(campaignPrizes, eq(campaignPrizes.id, campaignAwards.prizeId))
    .where(
      and(
        eq(campaignAwards.accountId, accountId),
        eq(campaignAwards.campaignId, campaignId),
        notInArray(campaignAwards.state, ['revoked', 'lapsed']),
      ),
    );
  return row ?? { points: 0, prizes: 0 };
}

/** Awards of a person in a campaign that were given or taken back since a moment, newest first; bounded by `limit`. */
export const listMovedSince = (
  db: Db,
  accountId: string,
  campaignId: string,
  since: number,
  limit: number,
): Promise<FullAward[]> =>
  fullAwards(db)
    .where(
      and(
        eq(campaignAwards.accountId, accountId),
        eq(campaignAwards.campaignId, campaignId),
        or(
          gt(campaignAwards.createdAt, since),
          and(eq(campaignAwards.state, 'revoked'), gt(campaignAwards.updatedAt, since)),
        ),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
