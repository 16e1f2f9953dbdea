import { eq } from 'drizzle-orm';
import { route, routes } from '../../gateway/routes';
import { refuse } from '../../kernel/errors';
import { presentUser } from './account.presenter';
import { accounts } from './account.tables';
import { loginWithCode } from './login';
import { endSession } from './session-store';
import { sendSmsCode, smsRules } from './sms-code';

export const accountRoutes = routes({
  'GET /api/appuser/v1/user/pub/sms/authCode': route({
    run: async (ctx, { query }) => {
      await sendSmsCode(ctx, query.mobile, query.scene);
      return { resendAfterS: smsRules.pauseMs / 1000, expiresInS: smsRules.validMs / 1000 };
    },
  }),
  'POST /api/appuser/v1/user/pub/login/mobile': route({ run: (ctx, { body }) => loginWithCode(ctx, body) }),
  'POST /api/appuser/v1/user/logout': route({
    run: async (ctx) => {
      await endSession(ctx.db, ctx.actor.sessionId);
      return { ok: true as const };
    },
  }),
  'GET /api/appuser/v1/user/info': route({
    run: async (ctx) => {
      const [row] = await ctx.db.select().from(accounts).where(eq(accounts.id, ctx.actor.accountId));
      if (!row) throw refuse('NOT_FOUND');
      return presentUser(row);
    },
  }),
});
