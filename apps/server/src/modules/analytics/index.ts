import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { createSensors } from '../../providers/sensors';
import { deleteEvents } from './analytics.repository';
import { takeEvents } from './take-events';

/** Usage events: stored here, and forwarded to a Sensors Analytics server if configured. */
export const analytics = defineModule({
  name: 'analytics',
  routes: {
    'POST /api/basic/v1/analytics/events': route({ tx: true, run: (ctx, { body }) => takeEvents(ctx, body) }),
  },
  setup(app) {
    app.sensors = createSensors(app.config, app.log);
  },
  jobs: { forwardEvents: { tx: false, run: async (ctx, { events }) => ctx.app.sensors?.send(events) } },
  upkeep: (ctx) => deleteEvents(ctx.db, formatDate(ctx.now() - ctx.app.config.analyticsKeepDays * DAY_MS)),
});
