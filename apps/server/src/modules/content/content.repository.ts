import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { contentBanner, contentBubble, contentDocument, contentTab } from './content.tables';

export async function findDocument(db: Db, kind: string) {
  const rows = await db.select().from(contentDocument).where(eq(contentDocument.kind, kind));
  return rows[0];
}

export async function listTabs(db: Db) {
  return db.select().from(contentTab).orderBy(asc(contentTab.position));
}

export async function listBanners(db: Db, now: number) {
  return db
    .select()
    .from(contentBanner)
    .where(and(lte(contentBanner.startsAt, now), gt(contentBanner.endsAt, now)))
    .orderBy(asc(contentBanner.position));
}

export async function listBubbles(db: Db, now: number) {
  return db
    .select()
    .from(contentBubble)
    .where(and(lte(contentBubble.startsAt, now), gt(contentBubble.endsAt, now)))
    .orderBy(asc(contentBubble.position));
}
