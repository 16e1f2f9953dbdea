import { count, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { campaignAwards, campaignPrizes, campaignShareDays } from '../campaign.tables';
import { collectLinks, collectMoves } from '../engines/collect/collect.tables';
import { helps, helpTeams } from '../engines/help/help.tables';
import { campaignPacketDraws, campaignPackets } from '../engines/packet/packet.tables';
import { pollVotes } from '../engines/poll/poll.tables';
import { quizPredictions } from '../engines/quiz/quiz.tables';
import { creatorApplications } from '../engines/recruit/recruit.tables';
import { snapUpPlaces } from '../engines/snap-up/snap-up.tables';
import { voiceFollows, voicePosts } from '../engines/voice/voice.tables';
import { inviteShares, relationMilestones, relations } from '../relation/relation.tables';

/** Of which campaign, and from when until before when (epoch milliseconds). */
export interface FigureSpan {
  campaignId: string;
  from: number;
  before: number;
}

export type Figure = 'shares' | 'views' | 'people' | 'invited' | 'drives' | 'deposits';

const FIGURES: readonly Figure[] = ['shares', 'views', 'people', 'invited', 'drives', 'deposits'];

/** Figures of one day of Asia/Shanghai, or of all where `day` is null. */
export type DayFigures = Record<Figure, number> & { day: string | null };

/** What a campaign brought, by day and in all, in one statement; days without anything are left out. */
export async function countByDay(db: Db, { campaignId, from, before }: FigureSpan): Promise<DayFigures[]> {
  const first = sql`to_timestamp(${from / 1000})`;
  const end = sql`to_timestamp(${before / 1000})`;
  const here = sql`campaign_id = ${campaignId} and created_at >= ${first} and created_at < ${end}`;
  const { rows } = await db.execute<Record<Figure, number> & { day: string | null }>(sql`
    with happened as (
      select created_at, 'people' as what, account_id as who, 1 as n from ${campaignAwards} where ${here}
      union all select created_at, 'people', account_id, 1 from ${campaignPackets}
        where ${here} and account_id is not null
      union all select created_at, 'people', account_id, 1 from ${campaignPacketDraws} where ${here}
      union all select created_at, 'people', account_id, 1 from ${pollVotes} where ${here}
      union all select created_at, 'people', account_id, 1 from ${helpTeams} where ${here}
      union all select created_at, 'people', account_id, 1 from ${helps} where ${here}
      union all select created_at, 'people', account_id, 1 from ${quizPredictions} where ${here}
      union all select created_at, 'people', account_id, 1 from ${collectMoves} where ${here}
      union all select created_at, 'people', account_id, 1 from ${collectLinks} where ${here}
      union all select created_at, 'people', account_id, 1 from ${snapUpPlaces} where ${here}
      union all select created_at, 'people', account_id, 1 from ${creatorApplications} where ${here}
      union all select created_at, 'people', account_id, 1 from ${voicePosts} where ${here}
      union all select created_at, 'people', account_id, 1 from ${voiceFollows} where ${here}
      union all select created_at, 'people', friend_id, 1 from ${relations} where ${here}
      union all select created_at, 'invited', friend_id, 1 from ${relations} where ${here}
      union all select created_at, 'shares', account_id, 1 from ${campaignShareDays} where ${here}
      union all select created_at, 'shares', account_id, 1 from ${inviteShares} where ${here}
      union all select created_at, 'views', account_id, views from ${inviteShares} where ${here}
      union all select created_at, case milestone when 'driven' then 'drives' else 'deposits' end, friend_id, 1
        from ${relationMilestones} where ${here} and milestone in ('driven', 'deposit') and revoked_at is null
      union all select created_at, 'deposits', account_id, 1 from ${snapUpPlaces} where ${here} and state = 'bought'
    ), named as (
      select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, what, who, n from happened
    )
    select day,
      count(distinct who) filter (where what = 'people') as people,
      coalesce(sum(n) filter (where what = 'shares'), 0) as shares,
      coalesce(sum(n) filter (where what = 'views'), 0) as views,
      coalesce(sum(n) filter (where what = 'invited'), 0) as invited,
      coalesce(sum(n) filter (where what = 'drives'), 0) as drives,
      coalesce(sum(n) filter (where what = 'deposits'), 0) as deposits
    from named group by grouping sets ((day), ())`);
  return rows.map((row) => {
    const counts = Object.fromEntries(FIGURES.map((name) => [name, Number(row[name])])) as Record<Figure, number>;
    return { day: row.day, ...counts };
  });
}

/** Who got most recently what in a campaign: how many prizes and when the last. */
export async function listWinners(
  db: Db,
  campaignId: string,
  limit: number,
): Promise<{ accountId: string; prizes: number; lastAt: number }[]> {
  const { accountId, createdAt, campaignId: campaign } = campaignAwards;
  const lastAt = max(createdAt);
  const rows = await db
    .select({ accountId, prizes: count(), lastAt })
    .from(campaignAwards)
    .where(eq(campaign, campaignId))
    .groupBy(accountId)
    .orderBy(desc(lastAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt ?? 0 }));
}

/** What the prizes cost that were given and not taken back, and how many have no cost. */
export async function sumCost(
  db: Db,
  { campaignId, from, before }: FigureSpan,
): Promise<{ costFen: number; withoutCost: number }> {
  const { rows } = await db.execute<{ cost: number; open: number }>(sql`
    select coalesce(sum(p.cost_fen), 0) as cost, count(*) filter (where p.cost_fen is null) as open
    from ${campaignAwards} a join ${campaignPrizes} p on p.id = a.prize_id
    where a.campaign_id = ${campaignId} and a.state <> 'revoked'
      and a.created_at >= to_timestamp(${from / 1000}) and a.created_at < to_timestamp(${before / 1000})`);
  return { costFen: Number(rows[0]?.cost ?? 0), withoutCost: Number(rows[0]?.open ?? 0) };
}
