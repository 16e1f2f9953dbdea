import { and, asc, gt, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { homeBanners, homeTeasers } from './home.tables';

/** Scenes in their display period, in order. */
export function selectBanners(db: Db, now: number) {
  const isShown = and(lte(homeBanners.startsAt, now), gt(homeBanners.endsAt, now));
  return db.select().from(homeBanners).where(isShown).orderBy(asc(homeBanners.position));
}

/**
 * Teasers that run, or start before `until` (ms); within a position, those that end first come
 * first.
 */
export function selectTeasers(db: Db, now: number, until: number) {
  const isShown = and(lte(homeTeasers.startsAt, until), gt(homeTeasers.endsAt, now));
  return db
    .select()
    .from(homeTeasers)
    .where(isShown)
    .orderBy(asc(homeTeasers.position), asc(homeTeasers.endsAt))
    .limit(12);
}
