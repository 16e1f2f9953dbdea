import type { Ctx } from '../../kernel/context';
import { homeBanners, homeCampaigns } from './home.tables';

/** Rows of the home page for an empty database. */
export interface HomeSeed {
  banners: (typeof homeBanners.$inferInsert)[];
  campaigns: (typeof homeCampaigns.$inferInsert)[];
}

/** Writes the scenes and campaigns of the home page. */
export async function seedHome({ db }: Ctx, { banners, campaigns }: HomeSeed): Promise<void> {
  if (banners.length > 0) await db.insert(homeBanners).values(banners);
  if (campaigns.length > 0) await db.insert(homeCampaigns).values(campaigns);
}
