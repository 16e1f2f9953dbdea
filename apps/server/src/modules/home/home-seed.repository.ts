import type { Ctx } from '../../kernel/context';
import { homeBanners, homeTeasers } from './home.tables';

/** Rows of the home page for an empty database. */
export interface HomeSeed {
  banners: (typeof homeBanners.$inferInsert)[];
  teasers: (typeof homeTeasers.$inferInsert)[];
}

/** Writes the scenes and teasers of the home page. */
export async function seedHome({ db }: Ctx, { banners, teasers }: HomeSeed): Promise<void> {
  if (banners.length > 0) await db.insert(homeBanners).values(banners);
  if (teasers.length > 0) await db.insert(homeTeasers).values(teasers);
}
