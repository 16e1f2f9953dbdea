import { route, routes } from '../../../../../gateway/routes';
import { showBoard } from './show-board';
import { noteStaffDrive, showStaffCode } from './staff-code';
import { answerDispute, listStaffDisputes } from './staff-disputes';
import { disputeFriend, listStaffFriends, showContact } from './staff-friends';

export const staffInviteRoutes = routes({
  'GET /api/mpmkt/v1/campaign/staff/board': route({ run: (ctx, { query }) => showBoard(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/staff/friends': route({ run: (ctx, { query }) => listStaffFriends(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/staff/contact': route({ tx: true, run: (ctx, { body }) => showContact(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/staff/dispute': route({ tx: true, run: (ctx, { body }) => disputeFriend(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/staff/code': route({ run: (ctx, { query }) => showStaffCode(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/staff/note': route({ tx: true, run: (ctx, { body }) => noteStaffDrive(ctx, body) }),
  'GET /api/mpmkt/v1/staff/campaign/disputes': route({ run: (ctx, { query }) => listStaffDisputes(ctx, query) }),
  'POST /api/mpmkt/v1/staff/campaign/disputes/answer': route({
    tx: true,
    run: (ctx, { body }) => answerDispute(ctx, body),
  }),
});
