import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedDriveEvents } from './demo';
import { showEvent } from './show-event';
import { followDrive, leaveEvent, leaveEvents, moveUp, takePlace } from './take-place';

/** Events of test drives: sessions with places, companions, and a waiting list that moves up by itself. */
export const driveEvent = defineModule({
  name: 'drive-event',
  routes: { 'GET /api/mpmkt/v1/testDrive/event': route({ run: (ctx, { query }) => showEvent(ctx, query.code) }) },
  events: { AccountCancelled: { leaveDriveEvents: leaveEvents } },
  hooks: { driveApplied: takePlace, driveMoved: followDrive },
  jobs: { moveUpDriveEvent: moveUp, leaveDriveEvent: leaveEvent },
  demo: [{ name: 'drive-events', since: '2026-11-26', load: seedDriveEvents }],
});
