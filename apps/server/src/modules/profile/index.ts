import '../../kernel/audience';
import { route } from '../../gateway/routes';
import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { changeNickname, checkNickname } from './change-nickname';
import { seedProfiles } from './demo';
import { findByMemberNo, findProfile, livesIn } from './profile.repository';
import { decideReview } from './review';
import { saveField } from './save-field';
import { showProfile } from './show-profile';
import { suggestNickname } from './suggest-nickname';

/** The account with a number that its person may tell customer service. */
export const accountOfMemberNo = async (ctx: Ctx, memberNo: string): Promise<string | undefined> =>
  (await findByMemberNo(ctx.db, memberNo))?.accountId;

/** The number of an account; empty for who never opened their profile. */
export const memberNoOf = async (ctx: Ctx, accountId: string): Promise<string> =>
  (await findProfile(ctx.db, accountId))?.memberNo ?? '';

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
  hooks: {
    audienceConditions: async (_ctx, { filter, accountId }) =>
      filter.cityCode === undefined ? [] : [livesIn(accountId, filter.cityCode)],
  },
  demo: [{ name: 'profiles', since: '2026-11-24', load: seedProfiles }],
});
