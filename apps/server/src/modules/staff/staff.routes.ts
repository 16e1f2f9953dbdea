import { route, routes } from '../../gateway/routes';
import { endSession } from '../account';
import { addRole, removeRole, resetFactor } from './change-roles';
import { showDemoStaff } from './demo';
import { listStaff, listStores } from './list-staff';
import { loginStaff, sendStaffCode } from './login-staff';
import { confirmFactor, enrolFactor, passFactor } from './second-factor';
import { showSelf } from './show-self';

const done = { ok: true } as const;

export const staffRoutes = routes({
  'GET /api/mpaccount/v1/staff/pub/code': route({ run: (ctx, { query }) => sendStaffCode(ctx, query) }),
  'POST /api/mpaccount/v1/staff/pub/login': route({ run: (ctx, { body }) => loginStaff(ctx, body) }),
  'GET /api/mpaccount/v1/staff/pub/demo': route({ run: (ctx) => showDemoStaff(ctx) }),
  'GET /api/mpaccount/v1/staff/self': route({ run: (ctx) => showSelf(ctx) }),
  'POST /api/mpaccount/v1/staff/logout': route({ tx: true, run: (ctx) => endSession(ctx, ctx.actor).then(() => done) }),
  'POST /api/mpaccount/v1/staff/factor/enrol': route({ tx: true, run: (ctx) => enrolFactor(ctx) }),
  'POST /api/mpaccount/v1/staff/factor/confirm': route({ run: (ctx, { body }) => confirmFactor(ctx, body) }),
  'POST /api/mpaccount/v1/staff/factor/pass': route({ run: (ctx, { body }) => passFactor(ctx, body) }),
  'GET /api/mpaccount/v1/staff/list': route({ run: (ctx, { query }) => listStaff(ctx, query) }),
  'GET /api/mpaccount/v1/staff/stores': route({ run: (ctx) => listStores(ctx) }),
  'POST /api/mpaccount/v1/staff/role/add': route({ run: (ctx, { body }) => addRole(ctx, body) }),
  'POST /api/mpaccount/v1/staff/role/remove': route({ run: (ctx, { body }) => removeRole(ctx, body) }),
  'POST /api/mpaccount/v1/staff/factor/reset': route({ run: (ctx, { body }) => resetFactor(ctx, body) }),
});
