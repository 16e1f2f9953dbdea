import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import type { SensorsEvent } from '../../providers/sensors';
import { type EventRow, insertEvents } from './analytics.repository';

type Key = 'POST /api/basic/v1/analytics/events';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Forwards new events to the Sensors Analytics server. */
    forwardEvents: { events: SensorsEvent[] };
  }
}

/** Oldest accepted events; a device without a connection queues them. */
const OLDEST_MS = 7 * DAY_MS;
/** Tolerance for device clocks that are ahead. */
const AHEAD_MS = 10 * MINUTE_MS;

const forwarded = ({ eventId, deviceId, name, platform, at, properties }: EventRow): SensorsEvent => ({
  eventId,
  deviceId,
  name,
  platform,
  at,
  properties,
});

/**
 * Stores each event once, even when it is sent again. Events that are too old or in the future are
 * dropped without an error, because sending them again would not help. New ones are forwarded if a
 * Sensors Analytics server is configured.
 */
export async function takeEvents(ctx: Ctx, { deviceId, events }: BodyOf<Key>): Promise<ReplyOf<Key>> {
  const now = ctx.now();
  const timely = events.filter(({ at }) => at > now - OLDEST_MS && at < now + AHEAD_MS);
  const rows = timely.map(({ eventId, name, at, properties }) => {
    const about = { day: formatDate(at), deviceId, eventId, name, at, properties };
    return { ...about, platform: ctx.platform, createdAt: now };
  });
  const fresh = await insertEvents(ctx.db, rows);
  if (ctx.app.sensors && fresh.length > 0) await schedule(ctx, 'forwardEvents', { events: fresh.map(forwarded) }, now);
  return { accepted: rows.length };
}
