import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { changeNickname, checkNickname } from './change-nickname';
import { seedProfiles } from './demo';
import { decideReview } from './review';
import { saveField } from './save-field';
import { showProfile } from './show-profile';
import { suggestNickname } from './suggest-nickname';

/** What people say of themselves, and the review of what others see of it. */
export const profile = defineModule({
  name: 'profile',
  routes: {
    'GET /api/mpaccount/v1/profile': route({ run: (ctx) => showProfile(ctx) }),
    'POST /api/mpaccount/v1/profile/save': route({ tx: true, run: (ctx, { body }) => saveField(ctx, body) }),
    'GET /api/mpaccount/v1/profile/nickname/check': route({ run: (ctx, { query }) => checkNickname(ctx, query) }),
    'GET /api/mpaccount/v1/profile/nickname/suggestion': route({ run: (ctx) => suggestNickname(ctx) }),
    'POST /api/mpaccount/v1/profile/nickname': route({ tx: true, run: (ctx, { body }) => changeNickname(ctx, body) }),
    'POST /api/mpaccount/v1/profile/review/decide': route({
      tx: true,
      run: (ctx, { body }) => decideReview(ctx, body),
    }),
  },
  demo: [{ name: 'profiles', since: '2026-11-24', load: seedProfiles }],
});
