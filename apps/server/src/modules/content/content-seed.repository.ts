import type { Ctx } from '../../kernel/context';
import { contentBanner, contentBubble, contentDocument, contentTab } from './content.tables';

/** Rows of the content module for an empty database. */
export interface ContentSeed {
  documents: (typeof contentDocument.$inferInsert)[];
  tabs: (typeof contentTab.$inferInsert)[];
  banners: (typeof contentBanner.$inferInsert)[];
  bubbles: (typeof contentBubble.$inferInsert)[];
}

/** Writes documents, tabs, banners and bubbles. */
export async function seedContent({ db }: Ctx, seed: ContentSeed): Promise<void> {
  if (seed.documents.length > 0) await db.insert(contentDocument).values(seed.documents);
  if (seed.tabs.length > 0) await db.insert(contentTab).values(seed.tabs);
  if (seed.banners.length > 0) await db.insert(contentBanner).values(seed.banners);
  if (seed.bubbles.length > 0) await db.insert(contentBubble).values(seed.bubbles);
}
