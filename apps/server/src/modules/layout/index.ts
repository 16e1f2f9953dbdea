import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { loadFlashSaleEntries, loadLayouts } from './demo';
import { hideLayout, publishLayout, restoreLayout, saveLayout } from './desk/keep-layout';
import { listLayouts, showBlockKinds, showStaffLayout } from './desk/show-layouts';
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
    'GET /api/mpmkt/v1/staff/layouts': route<'GET /api/mpmkt/v1/staff/layouts'>({
      run: (ctx, { query }) => listLayouts(ctx, query),
    }),
    'GET /api/mpmkt/v1/staff/layout/kinds': route<'GET /api/mpmkt/v1/staff/layout/kinds'>({ run: showBlockKinds }),
    'GET /api/mpmkt/v1/staff/layout': route<'GET /api/mpmkt/v1/staff/layout'>({
      run: (ctx, { query }) => showStaffLayout(ctx, query),
    }),
    'POST /api/mpmkt/v1/staff/layout/save': route<'POST /api/mpmkt/v1/staff/layout/save'>({
      tx: true,
      run: (ctx, { body }) => saveLayout(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/layout/publish': route<'POST /api/mpmkt/v1/staff/layout/publish'>({
      tx: true,
      run: (ctx, { body }) => publishLayout(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/layout/hide': route<'POST /api/mpmkt/v1/staff/layout/hide'>({
      tx: true,
      run: (ctx, { body }) => hideLayout(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/layout/restore': route<'POST /api/mpmkt/v1/staff/layout/restore'>({
      tx: true,
      run: (ctx, { body }) => restoreLayout(ctx, body),
    }),
  }),
  pageData: layoutPageData,
  demo: [
    { name: 'pages', since: '2026-11-26', load: loadLayouts },
    { name: 'flash-sale-entries', since: '2026-11-26', load: loadFlashSaleEntries },
  ],
});
