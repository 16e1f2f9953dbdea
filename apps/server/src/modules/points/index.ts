import './points.events';
import { formatDate } from '@voltfront/rules/format/date';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { announceExpiry } from './announce-expiry';
import { checkInToday, restoreYesterday } from './check-in';
import { checkInsSince } from './check-in.repository';
import { remindOfCheckIn, setCheckInReminder, showCheckInReminder } from './check-in-reminder';
import { seedHistory } from './demo';
import { countBooked, sumEarned } from './entry-list.repository';
import { listEntries } from './list-entries';
import { orderPoints } from './order-points';
import { settleAll } from './settle-points';
import { showPoints, showRules } from './show-points';
import { changePoints, listStaffEntries, showStaffPoints } from './staff-points';

export { balances } from './balances';
export { earn, earnFrom, isBooked, spend } from './book';
export { checkInStatus } from './check-in-status';
export { giveBack } from './give-back';
export { hasGrown } from './grown.repository';
export { growthBook, lockKr, readLedger } from './ledgers';
export { sourceOfPoints } from './points-rules';
export { type PointsSeed, seedPoints } from './seed-points';
export { takeBack } from './take-back';

/** Points, growth value and KR of customers. */
export const points = defineModule({
  name: 'points',
  routes: {
    'POST /api/mpintegral/v1/checkIn': route({ tx: true, run: (ctx) => checkInToday(ctx) }),
    'POST /api/mpintegral/v1/checkIn/restore': route({ tx: true, run: (ctx) => restoreYesterday(ctx) }),
    'GET /api/mpintegral/v1/checkIn/reminder': route({ run: (ctx) => showCheckInReminder(ctx) }),
    'POST /api/mpintegral/v1/checkIn/reminder': route({
      tx: true,
      run: (ctx, { body }) => setCheckInReminder(ctx, body),
    }),
    'GET /api/mpintegral/v1/points': route({ run: (ctx) => showPoints(ctx) }),
    'GET /api/mpintegral/v1/points/entries': route({ run: (ctx, { query }) => listEntries(ctx, query) }),
    'GET /api/mpintegral/v1/staff/points': route({ run: (ctx, { query }) => showStaffPoints(ctx, query) }),
    'GET /api/mpintegral/v1/staff/points/entries': route({ run: (ctx, { query }) => listStaffEntries(ctx, query) }),
    'POST /api/mpintegral/v1/staff/points/change': route({ tx: true, run: (ctx, { body }) => changePoints(ctx, body) }),
    'GET /api/mpintegral/v1/points/rules': route({ run: (ctx) => showRules(ctx) }),
  },
  hooks: {
    async deedsSince(ctx, { accountId, since }) {
      const checkIns = await checkInsSince(ctx.db, accountId, formatDate(since));
      return { ...checkIns, article: await countBooked(ctx.db, accountId, 'articleRead', since) };
    },
    yearInFigures: async (ctx, { accountId, since }) => ({ points: await sumEarned(ctx.db, accountId, since) }),
  },
  events: orderPoints,
  async upkeep(ctx) {
    await settleAll(ctx);
    await announceExpiry(ctx);
    await remindOfCheckIn(ctx);
  },
  demo: [{ name: 'history', since: '2026-11-24', load: seedHistory }],
});
