import { route, routes } from '../../gateway/routes';
import { cancelAccount } from './cancel-account';
import { bindPlatform, showBound, showOwnOpenId } from './identities';
import { loginWithCode } from './login';
import { bindMobile, loginWithPlatform, takePlatformPhone } from './platform-login';
import { readNotifications, recordConsent, saveNotifications } from './preferences';
import { requestCode } from './request-code';
import { endSession } from './session-store';
import { showOverview } from './show-overview';
import { showOwnMobile } from './show-own-mobile';
import { showUser } from './show-user';

const done = { ok: true } as const;

export const accountRoutes = routes({
  'GET /api/appuser/v1/user/pub/sms/authCode': route({ run: (ctx, { query }) => requestCode(ctx, query) }),
  'POST /api/appuser/v1/user/pub/login/mobile': route({ run: (ctx, { body }) => loginWithCode(ctx, body) }),
  'POST /api/appuser/v1/user/pub/login/platform': route({ run: (ctx, { body }) => loginWithPlatform(ctx, body) }),
  'POST /api/appuser/v1/user/pub/login/mobile/bind': route({ run: (ctx, { body }) => bindMobile(ctx, body) }),
  'POST /api/appuser/v1/platform/openId/query': route({ run: (ctx, { body }) => showOwnOpenId(ctx, body.code) }),
  'POST /mpaccount/v1/platform/wechatGetPhone': route({ run: (ctx, { body }) => takePlatformPhone(ctx, body) }),
  'POST /api/mpaccount/v1/account/isBindedWechat': route({ run: (ctx) => showBound(ctx) }),
  'POST /api/mpaccount/v1/account/platform/bind': route({ run: (ctx, { body }) => bindPlatform(ctx, body.code) }),
  'POST /api/appuser/v1/user/logout': route({
    tx: true,
    run: (ctx) => endSession(ctx, ctx.actor).then(() => done),
  }),
  'GET /api/appuser/v1/user/info': route({ run: (ctx) => showUser(ctx, ctx.actor.accountId) }),
  'GET /api/appuser/v1/user/mobile': route({ run: (ctx) => showOwnMobile(ctx) }),
  'POST /api/appuser/v1/user/cancel': route({ run: (ctx, { body }) => cancelAccount(ctx, body.code).then(() => done) }),
  'GET /api/appuser/v1/user/notifications': route({ run: (ctx) => readNotifications(ctx) }),
  'POST /api/appuser/v1/user/notifications/save': route({
    tx: true,
    run: (ctx, { body }) => saveNotifications(ctx, body),
  }),
  'POST /api/appuser/v1/user/consent': route({ tx: true, run: (ctx, { body }) => recordConsent(ctx, body) }),
  'GET /api/mpaccount/v1/account/overview': route({ run: (ctx) => showOverview(ctx) }),
});
