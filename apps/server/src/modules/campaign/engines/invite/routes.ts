import { route, routes } from '../../../../gateway/routes';
import { claimStep } from './claim-step';
import { listInviteGifts } from './list-gifts';
import { acceptInvitation, openInvitation, showExist, showRecord } from './open-invitation';
import { giveCode, giveMiniCode, showPersonalInfo, showPhone } from './own-code';
import { listOwnRefused } from './own-refused';
import { partnerRoutes } from './partner/routes';
import { notePosterShare, showPosters } from './posters';
import { remindFriend } from './remind-friend';
import { listOwnFriends, showCounts, showHub, showWindow } from './show-hub';
import { showRules } from './show-rules';
import { showSteps } from './show-steps';
import { staffInviteRoutes } from './staff/routes';
import { listStaffRefusals } from './staff-refusals';

export const inviteRoutes = routes({
  'GET /api/mpmkt/v1/campaign/invite/steps': route({ run: (ctx, { query }) => showSteps(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/invite/steps/claim': route({ tx: true, run: (ctx, { body }) => claimStep(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/invite/gifts': route({ run: (ctx, { query }) => listInviteGifts(ctx, query) }),
  'GET /api/mpintegral/v1/recommend/phone': route({ run: (ctx) => showPhone(ctx) }),
  'POST /api/mpintegral/v1/recommend/recommendCode': route({ tx: true, run: (ctx, { body }) => giveCode(ctx, body) }),
  'POST /api/mpintegral/v1/recommend/record': route({ run: (ctx, { body }) => showRecord(ctx, body) }),
  'GET /api/mpintegral/v1/recommend/exist': route({ run: (ctx, { query }) => showExist(ctx, query) }),
  'POST /api/mpintegral/v1/recommend/submit': route({
    tx: true,
    run: (ctx, { body }) => acceptInvitation(ctx, body),
  }),
  'GET /api/mpintegral/v1/recommend/personalInfo': route({ run: (ctx) => showPersonalInfo(ctx) }),
  'POST /api/mpintegral/v1/recommend/window': route({ tx: true, run: (ctx, { body }) => showWindow(ctx, body) }),
  // Not one transaction: the platform is asked for the picture.
  'POST /api/mpintegral/v1/recommend/mini/qrcode': route({
    tx: false,
    run: (ctx, { body }) => giveMiniCode(ctx, body),
  }),
  'POST /api/mpintegral/v1/recommend/poster': route({ run: (ctx, { body }) => showPosters(ctx, body) }),
  'POST /api/mpintegral/v1/recommend/poster/share': route({
    tx: true,
    run: (ctx, { body }) => notePosterShare(ctx, body),
  }),
  'POST /api/mpintegral/v1/recommend/open/poster/view': route({
    tx: true,
    run: (ctx, { body }) => openInvitation(ctx, body),
  }),
  'GET /api/mpintegral/v1/recommend/myRecommendPage': route({ run: (ctx, { query }) => showHub(ctx, query) }),
  'POST /api/mpintegral/v1/recommend/recommendPageList': route({
    run: (ctx, { query }) => listOwnFriends(ctx, query),
  }),
  'GET /api/mpintegral/v1/recommend/toc/recommendCount': route({ run: (ctx, { query }) => showCounts(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/invite/rules': route({ run: (ctx, { query }) => showRules(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/invite/remind': route({ tx: true, run: (ctx, { body }) => remindFriend(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/invite/refused': route({ run: (ctx, { query }) => listOwnRefused(ctx, query) }),
  'GET /api/mpmkt/v1/staff/campaign/refusals': route({ run: (ctx, { query }) => listStaffRefusals(ctx, query) }),
  ...partnerRoutes,
  ...staffInviteRoutes,
});
