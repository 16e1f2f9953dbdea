import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { loadFlashSaleEntries, loadLayouts } from './demo';
import { layoutPageData } from './layout.page-data';
import { showCampaigns } from './show-campaigns';
import { showLayout } from './show-layout';

const KEEP_MS = 5 * SECOND_MS;

/** Pages that operators lay out in blocks, and the list of campaigns. */
export const layout = defineModule({
  name: 'layout',
  routes: routes({
    'GET /api/mpmkt/v1/layout': route<'GET /api/mpmkt/v1/layout'>({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => showLayout(ctx, query),
    }),
    // Not kept: what a platform offers is asked for by its own calls.
    'GET /api/mpmkt/v1/campaigns': route<'GET /api/mpmkt/v1/campaigns'>({
      run: (ctx, { query }) => showCampaigns(ctx, query),
    }),
  }),
  pageData: layoutPageData,
  demo: [
    { name: 'pages', since: '2026-11-26', load: loadLayouts },
    { name: 'flash-sale-entries', since: '2026-11-26', load: loadFlashSaleEntries },
  ],
});
