import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { seedChannels } from './demo';
import { remindOfChannels, setReminder, showItem } from './show-item';

/** WeChat Channels: what the shop names there, and reminders of live rooms. */
export const channels = defineModule({
  name: 'channels',
  routes: {
    'GET /api/mpmkt/v1/channels/detail': route({ run: (ctx, { query }) => showItem(ctx, query) }),
    'POST /api/mpmkt/v1/channels/remind': route({ tx: true, run: (ctx, { body }) => setReminder(ctx, body) }),
  },
  jobs: { remindOfChannels: whenActive(({ accountId }) => accountId, remindOfChannels) },
  demo: [{ name: 'channels', since: '2026-11-27', load: seedChannels }],
});
