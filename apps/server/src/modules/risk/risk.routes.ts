import { route, routes } from '../../gateway/routes';
import { assessDevice } from './assess-device';
import { forgetMe, reportBehaviour } from './report-behaviour';
import { showRiskConfig } from './show-config';

export const riskRoutes = routes({
  'GET /api/basic/v1/risk/config': route({ run: showRiskConfig }),
  'POST /api/basic/v1/risk/token': route({ run: (ctx, { body }) => assessDevice(ctx, body) }),
  'POST /api/basic/v1/risk/behaviour': route({ tx: true, run: (ctx, { body }) => reportBehaviour(ctx, body) }),
  'POST /api/basic/v1/risk/forget': route({ tx: true, run: (ctx, { body }) => forgetMe(ctx, body) }),
});
