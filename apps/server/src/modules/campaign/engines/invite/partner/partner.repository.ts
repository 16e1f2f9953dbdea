import type { CUSTOMER_STATES } from '@voltfront/contract';
import { MILESTONES, type Milestone } from '@voltfront/rules/campaign/milestones';
import { and, count, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../kernel/database';
import { keyset, type PageRange } from '../../../../../kernel/list';
import type { RelationRow } from '../../../relation/relation.repository';
import { relationMilestones, relations } from '../../../relation/relation.tables';
import { partnerCustomers } from './partner.tables';

export type CustomerState = (typeof CUSTOMER_STATES)[number];

const newestFirst = keyset(relations.createdAt, relations.id);

/** Customers who drove stay so, whatever they order. */
const DRIVEN = MILESTONES.slice(MILESTONES.indexOf('driven'));

export interface WantedCustomers {
  inviterId: string;
  campaignId: string;
  state: CustomerState | 'all';
  /** Came from the first moment to before the second. */
  within?: { from: number; until: number } | undefined;
  /** Last digits of the phone number. */
  tail?: string | undefined;
  now: number;
}

function ofState(state: WantedCustomers['state'], now: number) {
  if (state === 'all') return undefined;
  if (state === 'lapsed')
    return or(eq(relations.isLapsed, true), isNotNull(relations.endedAt), lte(relations.until, now));
  const milestones = state === 'driven' ? DRIVEN : [state];
  return and(
    eq(relations.isLapsed, false),
    isNull(relations.endedAt),
    or(isNull(relations.until), gt(relations.until, now)),
    inArray(relations.milestone, milestones),
  );
}

const ofTail = (db: Db, tail: string) =>
  exists(
    db
      .select({ tail: partnerCustomers.tail })
      .from(partnerCustomers)
      .where(
        and(
          eq(partnerCustomers.inviterId, relations.inviterId),
          eq(partnerCustomers.relationId, relations.id),
          eq(partnerCustomers.tail, tail),
        ),
      ),
  );

/** A page of a partner's customers in a campaign, newest first. */
export const listCustomers = (
  db: Db,
  { inviterId, campaignId, state, within, tail, now }: WantedCustomers,
  { after, limit }: PageRange,
): Promise<RelationRow[]> =>
  db
    .select()
    .from(relations)
    .where(
      and(
        eq(relations.inviterId, inviterId),
        eq(relations.campaignId, campaignId),
        ofState(state, now),
        within && and(gte(relations.createdAt, within.from), lt(relations.createdAt, within.until)),
        tail === undefined ? undefined : ofTail(db, tail),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Keeps the end of a customer's phone number, once. */
export async function insertCustomer(db: Db, row: typeof partnerCustomers.$inferInsert): Promise<void> {
  await db.insert(partnerCustomers).values(row).onConflictDoNothing();
}

const ofPartner = (inviterId: string, campaignId: string, since: number) =>
  and(
    eq(relationMilestones.inviterId, inviterId),
    eq(relationMilestones.campaignId, campaignId),
    isNull(relationMilestones.revokedAt),
    gte(relationMilestones.createdAt, since),
  );

/** How many customers reached each milestone since a moment. */
export async function countReached(
  db: Db,
  inviterId: string,
  campaignId: string,
  since: number,
): Promise<Map<Milestone, number>> {
  const rows = await db
    .select({ milestone: relationMilestones.milestone, reached: count() })
    .from(relationMilestones)
    .where(ofPartner(inviterId, campaignId, since))
    .groupBy(relationMilestones.milestone);
  return new Map(rows.map(({ milestone, reached }) => [milestone, reached]));
}

/** Finished drives by month of Asia/Shanghai, such as `2026-03`, since a moment. */
export async function countDrivesByMonth(
  db: Db,
  inviterId: string,
  campaignId: string,
  since: number,
): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${relationMilestones.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const rows = await db
    .select({ month, drives: count() })
    .from(relationMilestones)
    .where(and(ofPartner(inviterId, campaignId, since), eq(relationMilestones.milestone, 'driven')))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, row.drives]));
}
