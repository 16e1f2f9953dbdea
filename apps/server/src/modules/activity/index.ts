import './activity.events';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedCityCelebrations } from './celebration/demo';
import { listCelebrations } from './celebration/list-celebrations';
import { showCelebration } from './celebration/show-celebration';
import { cancelSignUp, changeSignUp } from './change-sign-up';
import { seedActivities } from './demo';
import { seedDraft } from './demo/draft';
import { seedTweets } from './demo/tweets';
import { endActivity, endSignUps } from './end-activity';
import { signUpFile } from './export-sign-ups';
import { publishActivity, saveActivity } from './keep-activity';
import { leaveActivities } from './leave-activities';
import { closeWaitingLists, moveUp } from './move-up';
import { approveSignUp, checkIn, rejectSignUp } from './review-sign-up';
import { showActivity, showAnswers } from './show-activity';
import { showTweet } from './show-tweet';
import { signUp } from './sign-up';
import { listSignUps, listStaffActivities, showStaffActivity } from './staff-activities';

/** Activities: signing up with a form, seats, a waiting list that moves up by itself, review, check-in. */
export const activity = defineModule({
  name: 'activity',
  routes: {
    'GET /api/mpmkt/v1/activity': route({ run: (ctx, { query }) => showActivity(ctx, query) }),
    'GET /api/mpmkt/v1/activity/tweet': route({ run: (ctx, { query }) => showTweet(ctx, query) }),
    'GET /api/mpmkt/v1/activity/signUp': route({ run: (ctx, { query }) => showAnswers(ctx, query) }),
    'POST /api/mpmkt/v1/activity/signUp': route({ tx: true, run: (ctx, { body }) => signUp(ctx, body) }),
    'POST /api/mpmkt/v1/activity/signUp/change': route({ tx: true, run: (ctx, { body }) => changeSignUp(ctx, body) }),
    'POST /api/mpmkt/v1/activity/signUp/cancel': route({ tx: true, run: (ctx, { body }) => cancelSignUp(ctx, body) }),
    'GET /api/mpmkt/v1/celebrate/list': route({ run: (ctx, { query }) => listCelebrations(ctx, query) }),
    'GET /api/mpmkt/v1/celebrate/detail': route({ run: (ctx, { query }) => showCelebration(ctx, query) }),
    'POST /api/mpmkt/v1/staff/activity/signUp/approve': route({
      tx: true,
      run: (ctx, { body }) => approveSignUp(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/activity/signUp/reject': route({
      tx: true,
      run: (ctx, { body }) => rejectSignUp(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/activity/checkIn': route({ tx: true, run: (ctx, { body }) => checkIn(ctx, body) }),
    'GET /api/mpmkt/v1/staff/activities': route({ run: (ctx, { query }) => listStaffActivities(ctx, query) }),
    'GET /api/mpmkt/v1/staff/activity': route({ run: (ctx, { query }) => showStaffActivity(ctx, query) }),
    'GET /api/mpmkt/v1/staff/activity/signUps': route({ run: (ctx, { query }) => listSignUps(ctx, query) }),
    'POST /api/mpmkt/v1/staff/activity/signUps/export': route({
      tx: true,
      run: (ctx, { body }) => signUpFile.open(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/activity/save': route({ tx: true, run: (ctx, { body }) => saveActivity(ctx, body) }),
    'POST /api/mpmkt/v1/staff/activity/publish': route({
      tx: true,
      run: (ctx, { body }) => publishActivity(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/activity/end': route({ tx: true, run: (ctx, { body }) => endActivity(ctx, body) }),
  },
  events: {
    ActivitySeatsFreed: { moveUp: { tx: false, run: moveUp } },
    AccountCancelled: { leaveActivities },
  },
  raw: signUpFile.pages,
  jobs: { endSignUps: { tx: false, run: endSignUps } },
  upkeep: closeWaitingLists,
  demo: [
    { name: 'activities', since: '2026-11-26', load: seedActivities },
    { name: 'tweets', since: '2026-11-26', load: seedTweets },
    { name: 'draft', since: '2026-11-26', load: seedDraft },
    { name: 'city-celebrations', since: '2026-11-27', load: seedCityCelebrations },
  ],
});
