import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { campaignAwards, campaignPrizes } from '../../campaign.tables';
import { helps, helpTeams } from './help.tables';

export type HelpTeamRow = typeof helpTeams.$inferSelect;
export type HelpRow = typeof helps.$inferSelect;

export async function insertTeam(db: Db, row: HelpTeamRow): Promise<void> {
  await db.insert(helpTeams).values(row);
}

export async function findTeam(db: Db, id: string): Promise<HelpTeamRow | undefined> {
  const [row] = await db.select().from(helpTeams).where(eq(helpTeams.id, id));
  return row;
}

/** The newest team of a person, whose `n` also says how many they have started. */
export async function findNewest(db: Db, accountId: string, campaignId: string): Promise<HelpTeamRow | undefined> {
  const [row] = await db
    .select()
    .from(helpTeams)
    .where(and(eq(helpTeams.accountId, accountId), eq(helpTeams.campaignId, campaignId)))
    .orderBy(desc(helpTeams.n))
    .limit(1);
  return row;
}

/**
 * Adds to a team that runs, up to its goal; helpers of one team wait for each other here.
 * @returns what it has then; undefined when it is full or over, and nothing changes
 */
export async function addHelps(
  db: Db,
  id: string,
  amount: number,
  now: number,
): Promise<{ before: number; after: number } | undefined> {
  const isOpen = and(eq(helpTeams.id, id), sql`${helpTeams.helps} < ${helpTeams.goal}`, gt(helpTeams.endsAt, now));
  const [locked] = await db.select({ before: helpTeams.helps }).from(helpTeams).where(isOpen).for('update');
  if (!locked) return undefined;
  const [row] = await db
    .update(helpTeams)
    .set({ helps: sql`least(${helpTeams.goal}, ${helpTeams.helps} + ${amount})` })
    .where(eq(helpTeams.id, id))
    .returning({ after: helpTeams.helps });
  return row && { ...locked, ...row };
}

export async function insertHelp(db: Db, row: HelpRow): Promise<void> {
  await db.insert(helps).values(row);
}

/** Helpers of a team in the order in which they helped: never more than its goal. */
export const listHelpers = (db: Db, teamId: string): Promise<HelpRow[]> =>
  db.select().from(helps).where(eq(helps.teamId, teamId)).orderBy(asc(helps.createdAt), asc(helps.accountId));

/** What a person did for a team and its starter, and on a day for all teams of the campaign. */
export async function helpsGiven(
  db: Db,
  accountId: string,
  { id: teamId, accountId: starterId, campaignId }: HelpTeamRow,
  day: string,
): Promise<{ hasHelped: boolean; hasHelpedStarter: boolean; today: number }> {
  const isThis = eq(helps.teamId, teamId);
  const ofStarter = and(eq(helpTeams.accountId, starterId), ne(helps.teamId, teamId));
  const [row] = await db
    .select({
      team: sql<number>`count(*) filter (where ${isThis})`.mapWith(Number),
      starter: sql<number>`count(*) filter (where ${ofStarter})`.mapWith(Number),
      today: sql<number>`count(*) filter (where ${eq(helps.day, day)})`.mapWith(Number),
    })
    .from(helps)
    .innerJoin(helpTeams, eq(helpTeams.id, helps.teamId))
    .where(and(eq(helps.accountId, accountId), eq(helps.campaignId, campaignId)));
  const { team = 0, starter = 0, today = 0 } = row ?? {};
  return { hasHelped: team > 0, hasHelpedStarter: starter > 0, today };
}

/** Who got one of these prizes of a campaign last. */
export const listLatest = (
  db: Db,
  campaignId: string,
  prizeIds: readonly string[],
  limit: number,
): Promise<{ accountId: string; prize: string; at: number }[]> =>
  prizeIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          accountId: campaignAwards.accountId,
          prize: campaignPrizes.title,
          at: campaignAwards.createdAt,
        })
        .from(campaignAwards)
        .innerJoin(campaignPrizes, eq(campaignPrizes.id, campaignAwards.prizeId))
        .where(
          and(
            eq(campaignAwards.campaignId, campaignId),
            inArray(campaignAwards.prizeId, [...prizeIds]),
            ne(campaignAwards.state, 'revoked'),
          ),
        )
        .orderBy(desc(campaignAwards.createdAt), desc(campaignAwards.id))
        .limit(limit);
