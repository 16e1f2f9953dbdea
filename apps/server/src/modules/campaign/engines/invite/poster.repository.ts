import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { invitePosters } from '../../relation/relation.tables';

export type PosterRow = typeof invitePosters.$inferSelect;

/** More templates than there are ever at once. */
const MOST = 60;

/** Templates in their window, in order. */
export const listPosters = (db: Db, now: number): Promise<PosterRow[]> =>
  db
    .select()
    .from(invitePosters)
    .where(and(lte(invitePosters.startsAt, now), or(isNull(invitePosters.endsAt), gt(invitePosters.endsAt, now))))
    .orderBy(asc(invitePosters.position), asc(invitePosters.id))
    .limit(MOST);

/** Adds templates; those that exist stay as they are. */
export async function insertPosters(db: Db, rows: readonly PosterRow[]): Promise<void> {
  await db
    .insert(invitePosters)
    .values([...rows])
    .onConflictDoNothing();
}
