import { brand } from '@voltfront/brand';
import type { PageDataTable } from '../../kernel/page-data';
import { downloadTexts } from './download.texts';
import { showVersion } from './show-version';

/** Picture at the head of the download page and its width in design px. */
const HERO = { picture: '/assets/covers/scene-light-gate.webp', width: 390 };

/** Page data of the download page, because it is opened from advertisements and QR codes. */
export const downloadPageData: PageDataTable = {
  '/pages/download/index': async (ctx) => ({
    data: [{ key: 'GET /api/appuser/v1/pub/appVersion', input: {}, reply: await showVersion(ctx) }],
    head: {
      title: downloadTexts.title({ app: brand.appName }),
      description: brand.slogan,
      picture: HERO.picture,
      preload: [HERO],
    },
  }),
};
