import { route, routes } from '../../gateway/routes';
import { changeDifference, runAgain } from './change-difference';
import { dayFile } from './export-days';
import { differenceFile } from './export-differences';
import { listDays, listDifferences, showDay, showWaiting } from './list-reconciliation';

const done = async (work: Promise<void>) => {
  await work;
  return { ok: true } as const;
};

export const reconciliationRoutes = routes({
  'GET /api/mporder/v1/staff/reconciliation/days': route({ run: (ctx, { query }) => listDays(ctx, query) }),
  'GET /api/mporder/v1/staff/reconciliation/day': route({ run: (ctx, { query }) => showDay(ctx, query.dayId) }),
  'GET /api/mporder/v1/staff/reconciliation/differences': route({
    run: (ctx, { query }) => listDifferences(ctx, query),
  }),
  'GET /api/mporder/v1/staff/reconciliation/waiting': route({ run: (ctx) => showWaiting(ctx) }),
  'POST /api/mporder/v1/staff/reconciliation/difference/explain': route({
    tx: true,
    run: (ctx, { body }) => done(changeDifference(ctx, 'explain', body)),
  }),
  'POST /api/mporder/v1/staff/reconciliation/difference/settle': route({
    tx: true,
    run: (ctx, { body }) => done(changeDifference(ctx, 'settle', body)),
  }),
  'POST /api/mporder/v1/staff/reconciliation/run': route({
    tx: true,
    run: (ctx, { body }) => done(runAgain(ctx, body.dayId)),
  }),
  'POST /api/mporder/v1/staff/reconciliation/export': route({
    tx: true,
    run: (ctx, { body }) => differenceFile.open(ctx, body),
  }),
  'POST /api/mporder/v1/staff/reconciliation/days/export': route({
    tx: true,
    run: (ctx, { body }) => dayFile.open(ctx, body),
  }),
});
