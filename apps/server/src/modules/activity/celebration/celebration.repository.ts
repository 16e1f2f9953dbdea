import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { metresFrom, type Point } from '../../../kernel/distance';
import type { PageRange } from '../../../kernel/list';
import type { ActivityRow } from '../activity.repository';
import { activities } from '../activity.tables';
import { celebrations } from './celebration.tables';

export type CelebrationRow = typeof celebrations.$inferSelect;

/** A celebration with its activity. */
export interface FullCelebration {
  celebration: CelebrationRow;
  activity: ActivityRow;
}

/** Which celebrations are listed; times in epoch milliseconds. */
export interface CelebrationFilter {
  slug: string;
  cityCode?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
}

const shown = (slug: string) => and(eq(celebrations.slug, slug), activities.isPublished);

/** Adds celebrations; their activities are there already. */
export async function insertCelebrations(db: Db, rows: readonly CelebrationRow[]): Promise<void> {
  await db
    .insert(celebrations)
    .values([...rows])
    .onConflictDoNothing();
}

export async function findCelebration(db: Db, activityId: string): Promise<FullCelebration | undefined> {
  const [row] = await db
    .select({ celebration: celebrations, activity: activities })
    .from(celebrations)
    .innerJoin(activities, eq(activities.id, celebrations.activityId))
    .where(eq(celebrations.activityId, activityId));
  return row;
}

/**
 * Celebrations nearest first, or by id where nobody knows from where. A campaign has dozens, so they are sorted without an index.
 */
export function selectCelebrations(
  db: Db,
  { slug, cityCode, from, until }: CelebrationFilter,
  point: Point | null,
  { after, limit }: PageRange,
): Promise<(FullCelebration & { distanceM: number | null })[]> {
  const { startsAt, latitude, longitude, id } = activities;
  const metres: SQL<number | null> = point ? metresFrom(point, latitude, longitude) : sql<null>`null::int`;
  const order = sql`coalesce(${metres}, 0)`;
  return db
    .select({ celebration: celebrations, activity: activities, distanceM: metres })
    .from(celebrations)
    .innerJoin(activities, eq(activities.id, celebrations.activityId))
    .where(
      and(
        shown(slug),
        cityCode ? eq(celebrations.cityCode, cityCode) : undefined,
        from === undefined ? undefined : gte(startsAt, from),
        until === undefined ? undefined : lt(startsAt, until),
        after ? sql`(${order}, ${id}) > (${after.key}::int, ${after.id})` : undefined,
      ),
    )
    .orderBy(order, asc(id))
    .limit(limit);
}

/** Cities and beginnings of the celebrations of a campaign. */
export const selectCitiesAndTimes = (db: Db, slug: string, limit: number) =>
  db
    .select({ cityCode: celebrations.cityCode, cityName: celebrations.cityName, startsAt: activities.startsAt })
    .from(celebrations)
    .innerJoin(activities, eq(activities.id, celebrations.activityId))
    .where(shown(slug))
    .orderBy(asc(activities.startsAt), asc(activities.id))
    .limit(limit);
