import { route, routes } from '../../gateway/routes';
import { cancelAccount } from './cancel-account';
import { changeMobile, verifyMobile } from './change-mobile';
import { bindPlatform, showBound, showOwnOpenId, unbindPlatform } from './identities';
import { loginWithCode } from './login';
import { endOtherSession, showManaged } from './manage-account';
import { bindMobile, loginWithPlatform, takePlatformPhone } from './platform-login';
import { readNotifications, recordConsent, saveNotifications } from './preferences';
import { requestCode } from './request-code';
import { endSession } from './session-store';
import { showCancellation, showReceipt, withdrawCancellation } from './show-cancellation';
import { showOverview } from './show-overview';
import { showOwnMobile } from './show-own-mobile';
import { showUser } from './show-user';
import { giveWebToken, readWebToken } from './web-token';

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
  'GET /api/mpaccount/v1/account/manage': route({ run: (ctx) => showManaged(ctx) }),
  'POST /api/mpaccount/v1/account/session/end': route({ tx: true, run: (ctx, { body }) => endOtherSession(ctx, body) }),
  'POST /api/mpaccount/v1/account/platform/unbind': route({
    tx: true,
    run: (ctx, { body }) => unbindPlatform(ctx, body.platform),
  }),
  'POST /api/mpaccount/v1/account/mobile/verify': route({ run: (ctx, { body }) => verifyMobile(ctx, body) }),
  'POST /api/mpaccount/v1/account/mobile/change': route({ run: (ctx, { body }) => changeMobile(ctx, body) }),
  'GET /api/mpaccount/v1/account/cancellation': route({ run: (ctx) => showCancellation(ctx) }),
  'POST /api/mpaccount/v1/account/cancellation/withdraw': route({ tx: true, run: (ctx) => withdrawCancellation(ctx) }),
  'GET /api/mpaccount/v1/account/pub/cancellation/receipt': route({ run: (ctx, { query }) => showReceipt(ctx, query) }),
  'POST /api/appuser/v1/user/logout': route({
    tx: true,
    run: (ctx) => endSession(ctx, ctx.actor).then(() => done),
  }),
  'GET /api/appuser/v1/user/info': route({ run: (ctx) => showUser(ctx, ctx.actor.accountId) }),
  'GET /api/appuser/v1/user/webToken': route({ run: (ctx, { query }) => giveWebToken(ctx, query) }),
  'POST /api/appuser/v1/user/pub/webToken/read': route({ run: (ctx, { body }) => readWebToken(ctx, body) }),
  'GET /api/appuser/v1/user/mobile': route({ run: (ctx) => showOwnMobile(ctx) }),
  'POST /api/appuser/v1/user/cancel': route({ run: (ctx, { body }) => cancelAccount(ctx, body) }),
  'GET /api/appuser/v1/user/notifications': route({ run: (ctx) => readNotifications(ctx) }),
  'POST /api/appuser/v1/user/notifications/save': route({
    tx: true,
    run: (ctx, { body }) => saveNotifications(ctx, body),
  }),
  'POST /api/appuser/v1/user/consent': route({ tx: true, run: (ctx, { body }) => recordConsent(ctx, body) }),
  'GET /api/mpaccount/v1/account/overview': route({ run: (ctx) => showOverview(ctx) }),
});
