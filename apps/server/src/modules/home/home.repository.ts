import { and, asc, gt, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { homeBanners, homeCampaigns } from './home.tables';

/** Scenes inside their window, in order. */
export function selectBanners(db: Db, now: number) {
  const isShown = and(lte(homeBanners.startsAt, now), gt(homeBanners.endsAt, now));
  return db.select().from(homeBanners).where(isShown).orderBy(asc(homeBanners.position));
}

/** Campaigns that run, or begin before `until` (ms); the ones that end first come first within a position. */
export function selectCampaigns(db: Db, now: number, until: number) {
  const isShown = and(lte(homeCampaigns.startsAt, until), gt(homeCampaigns.endsAt, now));
  return db
    .select()
    .from(homeCampaigns)
    .where(isShown)
    .orderBy(asc(homeCampaigns.position), asc(homeCampaigns.endsAt))
    .limit(12);
}
