import { and, count, eq, gt, ilike, inArray, lte, not, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, keysetById, type PageRange } from '../../kernel/list';
import type { ActivityRow, SignUpRow } from './activity.repository';
import { activities, activitySignUps } from './activity.tables';

const lastFirst = keyset(activities.startsAt, activities.id);
const newestFirst = keysetById(activitySignUps.id);

/** Where an activity stands for staff. */
export type Stage = 'draft' | 'upcoming' | 'running' | 'over' | 'cancelled';

function isAt(stage: Stage, now: number) {
  const { isPublished, isCancelled, startsAt, endsAt } = activities;
  if (stage === 'cancelled') return isCancelled;
  const isOn = and(not(isCancelled), isPublished);
  if (stage === 'draft') return and(not(isCancelled), not(isPublished));
  if (stage === 'upcoming') return and(isOn, gt(startsAt, now));
  if (stage === 'running') return and(isOn, lte(startsAt, now), gt(endsAt, now));
  return and(isOn, lte(endsAt, now));
}

/** Activities as staff look for them. There are hundreds, so they are sorted without an index. */
export function selectActivities(
  db: Db,
  { words, stage, now }: { words?: string | undefined; stage?: Stage | undefined; now: number },
  { after, limit }: PageRange,
): Promise<ActivityRow[]> {
  const part = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(activities)
    .where(
      and(
        words ? ilike(activities.title, part) : undefined,
        stage ? isAt(stage, now) : undefined,
        lastFirst.after(after),
      ),
    )
    .orderBy(...lastFirst.order)
    .limit(limit);
}

/** Sign-ups of activities by state: people and their seats. */
export async function countSignUps(db: Db, activityIds: readonly string[]) {
  if (activityIds.length === 0) return [];
  const { activityId, state, seats } = activitySignUps;
  return db
    .select({ activityId, state, people: count(), seats: sum(seats).mapWith(Number) })
    .from(activitySignUps)
    .where(inArray(activityId, [...activityIds]))
    .groupBy(activityId, state);
}

/** Sign-ups of an activity, newest first. */
export function selectSignUps(
  db: Db,
  { activityId, state }: { activityId: string; state?: SignUpRow['state'] | undefined },
  { after, limit }: PageRange,
): Promise<SignUpRow[]> {
  return db
    .select()
    .from(activitySignUps)
    .where(
      and(
        eq(activitySignUps.activityId, activityId),
        state ? eq(activitySignUps.state, state) : undefined,
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Sign-ups that end with their activity, the first ones first; people who were there stay. */
export function selectToEnd(db: Db, activityId: string, after: string, limit: number): Promise<SignUpRow[]> {
  const { id, state } = activitySignUps;
  return db
    .select()
    .from(activitySignUps)
    .where(
      and(
        eq(activitySignUps.activityId, activityId),
        inArray(state, ['waiting', 'reviewing', 'joined']),
        gt(id, after),
      ),
    )
    .orderBy(sql`${id} asc`)
    .limit(limit);
}

/** An activity whose row nobody else changes until the transaction ends: no seat is taken or freed. */
export async function lockActivity(db: Db, activityId: string): Promise<ActivityRow | undefined> {
  const [row] = await db.select().from(activities).where(eq(activities.id, activityId)).for('update');
  return row;
}

export async function insertActivity(db: Db, row: ActivityRow): Promise<void> {
  await db.insert(activities).values(row);
}

export async function updateActivity(db: Db, activityId: string, changes: Partial<ActivityRow>): Promise<void> {
  await db.update(activities).set(changes).where(eq(activities.id, activityId));
}
