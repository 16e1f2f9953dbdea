import { SECOND_MS } from '@voltfront/rules/time';
import '../vehicle';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { brochurePages } from './brochure/brochure-pages';
import { loadWhitePapers } from './demo/white-papers';
import { documentPages } from './document-pages';
import { forgetOldDownloads } from './note-download';
import { showDocument } from './show-document';
import { showBanners, showBubble, showTabs } from './show-home';
import { storyPageData } from './story.page-data';
import { storyRoutes } from './story.routes';
import { whitePaperPageData } from './white-paper/white-paper.page-data';
import { whitePaperRoutes } from './white-paper/white-paper.routes';
import { whitePaperFiles } from './white-paper/white-paper-files';

export { type ContentSeed, seedContent } from './content-seed.repository';
export { escapeHtml } from './document-html';
export { showBanners, showBubble, showTabs } from './show-home';
export { type StorySeed, seedStory } from './story-seed.repository';

const KEEP_MS = 5 * SECOND_MS;

/** What operators publish: documents, tabs, banners, bubbles, the brand's story and its material. */
export const content = defineModule({
  name: 'content',
  routes: {
    'GET /api/mpmkt/v1/document': route({ cacheMs: KEEP_MS, run: (ctx, { query }) => showDocument(ctx, query) }),
    'GET /api/mpmkt/v1/community/tabs': route({ cacheMs: KEEP_MS, run: (ctx) => showTabs(ctx) }),
    'GET /api/mpmkt/v1/community/banners': route({ cacheMs: KEEP_MS, run: (ctx) => showBanners(ctx) }),
    'GET /api/mpmkt/v1/community/welfareBubble': route({ cacheMs: KEEP_MS, run: (ctx) => showBubble(ctx) }),
    ...storyRoutes,
    ...whitePaperRoutes,
  },
  pageData: { ...storyPageData, ...whitePaperPageData },
  demo: [{ name: 'white-papers', since: '2026-11-26', load: loadWhitePapers }],
  upkeep: forgetOldDownloads,
  raw: async (server, app) => {
    await documentPages(server, app);
    await brochurePages(server, app);
    await whitePaperFiles(server, app);
  },
});
