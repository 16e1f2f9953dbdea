import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../../gateway/routes';
import { listWhitePapers, showWhitePaper } from './show-white-paper';
import { listStaffPapers, savePaper, showPaperToAll, showStaffPaper } from './staff-white-papers';

const KEEP_MS = 5 * SECOND_MS;

/** White papers, for readers and for staff. */
export const whitePaperRoutes = routes({
  'GET /api/mpmkt/v1/whitePapers': route<'GET /api/mpmkt/v1/whitePapers'>({
    cacheMs: KEEP_MS,
    run: (ctx) => listWhitePapers(ctx),
  }),
  'GET /api/mpmkt/v1/whitePaper': route<'GET /api/mpmkt/v1/whitePaper'>({
    run: (ctx, { query }) => showWhitePaper(ctx, query),
  }),
  'GET /api/mpmkt/v1/staff/whitePapers': route<'GET /api/mpmkt/v1/staff/whitePapers'>({
    run: (ctx, { query }) => listStaffPapers(ctx, query),
  }),
  'GET /api/mpmkt/v1/staff/whitePaper': route<'GET /api/mpmkt/v1/staff/whitePaper'>({
    run: (ctx, { query }) => showStaffPaper(ctx, query),
  }),
  'POST /api/mpmkt/v1/staff/whitePaper/save': route<'POST /api/mpmkt/v1/staff/whitePaper/save'>({
    tx: true,
    run: (ctx, { body }) => savePaper(ctx, body),
  }),
  'POST /api/mpmkt/v1/staff/whitePaper/show': route<'POST /api/mpmkt/v1/staff/whitePaper/show'>({
    tx: true,
    run: (ctx, { body }) => showPaperToAll(ctx, body),
  }),
});
