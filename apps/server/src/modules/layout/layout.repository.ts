import type { LayoutKindData } from '@voltfront/contract';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { layoutBlocks, layoutCampaigns, layoutPages } from './layout.tables';

/** Most blocks of a page. */
const MOST_BLOCKS = 40;

export type BlockRow = typeof layoutBlocks.$inferSelect;

/** A published page. */
export async function findPage(db: Db, kind: LayoutKindData, slug: string) {
  const { title, text, picture, film } = layoutPages;
  const [row] = await db
    .select({ slug: layoutPages.slug, title, text, picture, film })
    .from(layoutPages)
    .where(and(eq(layoutPages.kind, kind), eq(layoutPages.slug, slug), eq(layoutPages.isPublished, true)));
  return row;
}

/** Blocks of a page in their display period, in order. */
export function selectBlocks(db: Db, kind: LayoutKindData, slug: string, now: number): Promise<BlockRow[]> {
  const { startsAt, endsAt } = layoutBlocks;
  const hasBegun = or(isNull(startsAt), lte(startsAt, now));
  const isNotOver = or(isNull(endsAt), gt(endsAt, now));
  return db
    .select()
    .from(layoutBlocks)
    .where(and(eq(layoutBlocks.kind, kind), eq(layoutBlocks.slug, slug), hasBegun, isNotOver))
    .orderBy(asc(layoutBlocks.position))
    .limit(MOST_BLOCKS);
}

export interface CampaignFilter {
  state: 'running' | 'ended';
  platform: string;
  now: number;
  /** Running ones are announced from this moment on before they start. */
  until: number;
}

/** A page of campaigns of one platform. */
export function listCampaigns(db: Db, filter: CampaignFilter, { after, limit }: PageRange) {
  const { endsAt, startsAt, campaignId, platforms } = layoutCampaigns;
  const isRunning = filter.state === 'running';
  const order = keyset(endsAt, campaignId, isRunning ? 'asc' : 'desc');
  const isInState = isRunning ? and(gt(endsAt, filter.now), lte(startsAt, filter.until)) : lte(endsAt, filter.now);
  const isOffered = or(isNull(platforms), sql`${platforms} ? ${filter.platform}`);
  return db
    .select()
    .from(layoutCampaigns)
    .where(and(isInState, isOffered, order.after(after)))
    .orderBy(...order.order)
    .limit(limit);
}
