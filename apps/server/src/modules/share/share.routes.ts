import { route, routes } from '../../gateway/routes';
import { giveChannelToken } from './channel-token';
import { showLinkStatus, withdrawLink } from './link-status';
import { makeLink } from './make-link';
import { showOpenPermit } from './open-permit';
import { authorizeAddress, signPage } from './sign-page';
import { showUrlScheme } from './url-scheme';
import { verifyLink } from './verify-link';

export const shareRoutes = routes({
  'POST /{product}-mp-integral/v1/recommend/toc/open/token/verify': route({
    run: (ctx, { body }) => verifyLink(ctx, body.token),
  }),
  'POST /{product}-mp-integral/v1/recommend/status': route({ run: (ctx, { body }) => showLinkStatus(ctx, body.token) }),
  'POST /{product}-mp-integral/v1/recommend/token': route({ run: (ctx, { body }) => makeLink(ctx, body) }),
  'POST /{product}-mp-integral/v1/recommend/channelToken': route({
    run: (ctx, { body }) => giveChannelToken(ctx, body.token),
  }),
  'POST /api/mpmkt/v1/link/withdraw': route({ tx: true, run: (ctx, { body }) => withdrawLink(ctx, body.token) }),
  'POST /{product}-mp-mkt/toc/open/v1/apply/openPermit': route({ run: (ctx, { body }) => showOpenPermit(ctx, body) }),
  'POST /api/appuser/v1/platform/pub/wechatGZHJSSDKSign/query': route({
    run: (ctx, { body }) => signPage(ctx, body.url),
  }),
  'GET /api/appuser/v1/platform/pub/wechatGZHAuthorize': route({
    run: (ctx, { query }) => authorizeAddress(ctx, query),
  }),
  'GET /api/mpaccount/v1/platform/getUrlscheme': route({ run: (ctx, { query }) => showUrlScheme(ctx, query) }),
});
