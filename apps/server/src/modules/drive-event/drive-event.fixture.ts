import { DriveEventSettings } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../demo/fill';
import { defineChannel } from '../test-drive';
import { type DriveShop, STORE } from '../test-drive/test-drive.fixture';
import { eventChannel, eventSettings } from './demo';
import { insertEvent, type SessionRow } from './drive-event.repository';

/** Places of a session. */
export const SEATS = 3;

/** Adds an event with two sessions in ten days to a shop. */
export async function openEvent({ server }: DriveShop, code = 'circuit'): Promise<void> {
  const now = server.clock.now();
  const sessions: SessionRow[] = ['one', 'two'].map((name, index) => {
    const startsAt = now + 10 * DAY_MS + index * 3 * HOUR_MS;
    const sessionId = `${code}-${name}`;
    return { sessionId, eventCode: code, startsAt, endsAt: startsAt + HOUR_MS, capacity: SEATS, taken: 0, waiting: 0 };
  });
  await server.database.transaction(async (db) => {
    const window = { startsAt: now - DAY_MS, endsAt: now + 20 * DAY_MS };
    await defineChannel({ ...server.ctx(), db }, fillDeep(eventChannel(code, sessions, window)));
    await insertEvent(db, { code, storeId: STORE, settings: DriveEventSettings.parse(eventSettings) }, sessions);
  });
}

/** Answers to the form of an event, of somebody logged in. */
export const eventAnswers = (session: string, changes: Record<string, unknown> = {}) => ({
  session,
  model: 'YL01',
  name: '林夏',
  companions: 0,
  licence: ['held'],
  consent: '2026-11',
  ...changes,
});
