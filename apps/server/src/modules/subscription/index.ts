import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { saveAnswers } from './save-answers';
import { templatesOf } from './templates';

export { allowOneMore, isOneAllowed, takeAllowed } from './allowed-messages';

const done = { ok: true } as const;

/** Message subscriptions of mini-programs. */
export const subscription = defineModule({
  name: 'subscription',
  routes: {
    'GET /api/appuser/v1/user/subscriptions': route({ run: async (ctx) => ({ templates: templatesOf(ctx) }) }),
    'POST /api/appuser/v1/user/subscriptions/save': route({
      tx: true,
      run: (ctx, { body }) => saveAnswers(ctx, body.answers).then(() => done),
    }),
  },
});
