import { route, routes } from '../../gateway/routes';
import { storePictures } from '../upload';
import { askAbout, confirmReport } from './answer-report';
import { listInspections, presentHandover, showHandover, showInspection } from './show-inspection';
import { template } from './template';
import { answerAbout, writeReport } from './write-report';

export const inspectionRoutes = routes({
  'GET /api/mporder/v1/order/inspection': route({ run: (ctx, { query }) => showInspection(ctx, query.orderNo) }),
  'POST /api/mporder/v1/order/inspection/confirm': route({
    tx: true,
    run: async (ctx, { body }) => {
      await confirmReport(ctx, body);
      return showInspection(ctx, body.orderNo);
    },
  }),
  'POST /api/mporder/v1/order/inspection/question': route({
    tx: true,
    run: async (ctx, { body }) => {
      await askAbout(ctx, body);
      return showInspection(ctx, body.orderNo);
    },
  }),
  'GET /api/mporder/v1/staff/handovers/inspections': route({ run: (ctx, { query }) => listInspections(ctx, query) }),
  'GET /api/mporder/v1/staff/handovers/inspection': route({
    run: (ctx, { query }) => showHandover(ctx, query.orderNo),
  }),
  'GET /api/mporder/v1/staff/handovers/template': route({ run: () => template() }),
  'POST /api/mporder/v1/staff/handovers/photos': route({
    tx: true,
    run: (ctx, { files }) => storePictures(ctx, {}, files),
  }),
  'POST /api/mporder/v1/staff/handovers/inspection/write': route({
    tx: true,
    run: async (ctx, { body }) => presentHandover(ctx, await writeReport(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/handovers/inspection/answer': route({
    tx: true,
    run: async (ctx, { body }) => presentHandover(ctx, await answerAbout(ctx, body)),
  }),
});
