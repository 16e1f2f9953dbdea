import './moderation.events';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { countOpenReported, queueEarlierReports } from '../community';
import { keepReported, takeDownReported } from './decide-report';
import { seedReports } from './demo';
import { listReported, showReported } from './list-reports';

/** What customers reported, and what staff decide about it. */
export const moderation = defineModule({
  name: 'moderation',
  routes: {
    'GET /api/mpmkt/v1/staff/reports': route({ run: (ctx, { query }) => listReported(ctx, query) }),
    'GET /api/mpmkt/v1/staff/report': route({ run: (ctx, { query }) => showReported(ctx, query) }),
    'GET /api/mpmkt/v1/staff/reports/waiting': route({ run: (ctx) => countOpenReported(ctx.db) }),
    'POST /api/mpmkt/v1/staff/report/keep': route({ tx: true, run: (ctx, { body }) => keepReported(ctx, body) }),
    'POST /api/mpmkt/v1/staff/report/takeDown': route({
      tx: true,
      run: (ctx, { body }) => takeDownReported(ctx, body),
    }),
  },
  upkeep: (ctx) => queueEarlierReports(ctx.db),
  demo: [{ name: 'reports', since: '2026-11-27', load: seedReports }],
});
