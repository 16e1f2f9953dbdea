import { route, routes } from '../../gateway/routes';
import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { areaOfCaller } from './area-by-ip';
import { answerWith } from './demo-error';
import { readScene } from './scenes';

export { areaOfCaller } from './area-by-ip';

const now = (ctx: Ctx) => ({ now: ctx.now() });

/** Clock, the caller's city, scenes, and demo endpoints. */
export const system = defineModule({
  name: 'system',
  routes: routes({
    'GET /api/basic/v1/pub/serverTime': route({ run: now }),
    'POST /mpmkt/v1/system.now': route({ run: now }),
    'GET /api/mpmkt/login/v1/system.now': route({ run: now }),
    'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp': route({ run: areaOfCaller }),
    'GET /api/mpaccount/v1/clew/getParam/open': route({ run: (ctx, { query }) => readScene(ctx, query.scene) }),
    'GET /api/basic/v1/demo/error': route({ run: (ctx, { query }) => answerWith(ctx, query.code) }),
    'POST /api/basic/v1/demo/echo': route({
      run: (ctx, { body }) => ({ text: body.text, platform: ctx.platform, isLoggedIn: ctx.actor !== null }),
    }),
    'GET /api/basic/v1/demo/sms': route({
      run: (ctx, { query }) => ({ code: ctx.app.sms.lastCode?.(query.mobile) ?? null }),
    }),
  }),
});
