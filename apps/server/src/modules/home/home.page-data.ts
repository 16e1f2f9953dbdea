import { brand } from '@voltfront/brand';
import type { PageDataTable } from '../../kernel/page-data';
import { showHome } from './show-home';

/** Width in design px of the first scene. */
const HERO_WIDTH = 390;

/**
 * Page data of the home page, because it is opened from advertisements and QR codes: everything
 * except the store.
 */
export const homePageData: PageDataTable = {
  '/pages/home/index': async (ctx) => {
    const reply = await showHome(ctx);
    const data = [{ key: 'GET /api/mpmkt/v1/home' as const, input: {}, reply }];
    const picture = reply.banners[0]?.picture;
    const sharing = picture ? { picture, preload: [{ picture, width: HERO_WIDTH }] } : {};
    return { data, head: { title: brand.name, description: brand.slogan, ...sharing } };
  },
};
