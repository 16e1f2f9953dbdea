import type { Ctx } from '../../kernel/context';
import { layoutBlocks, layoutCampaigns, layoutPages } from './layout.tables';

/** Laid out pages, their blocks, and campaigns. */
export interface LayoutSeed {
  pages: (typeof layoutPages.$inferInsert)[];
  blocks: (typeof layoutBlocks.$inferInsert)[];
  campaigns: (typeof layoutCampaigns.$inferInsert)[];
}

/** Adds these rows; those that are there stay as they are. */
export async function seedLayout({ db }: Ctx, { pages, blocks, campaigns }: LayoutSeed): Promise<void> {
  if (pages.length > 0) await db.insert(layoutPages).values(pages).onConflictDoNothing();
  if (blocks.length > 0) await db.insert(layoutBlocks).values(blocks).onConflictDoNothing();
  if (campaigns.length > 0) await db.insert(layoutCampaigns).values(campaigns).onConflictDoNothing();
}
