import { isInSample } from '@voltfront/rules/remote-config/remote-config';
import { ApiError, api, serverNow } from '@/api';
import { type QueuedEvent, type Tracked, track, tracker } from '@/platform/analytics';
import { createEventQueue } from '@/platform/analytics/event-queue';
import { onLeave, onReturn } from '@/platform/leave';
import { onNetworkChange } from '@/platform/network';
import { randomText } from '@/platform/random';
import { keptRemoteConfig } from '@/platform/remote-config';
import { onScriptError } from '@/platform/script-errors';
import { observeVitals } from '@/platform/vitals';
import { stored } from '@/session';
import { postLeaving } from './calls';
import { createDwell } from './page-dwell';

const SEND = 'POST /api/basic/v1/analytics/events';
const ID_LENGTH = 24;

function deviceId(): string {
  const known = stored.get('ANALYTICS_ID');
  if (typeof known === 'string' && known.length === ID_LENGTH) return known;
  const fresh = randomText(ID_LENGTH);
  stored.set('ANALYTICS_ID', fresh);
  return fresh;
}

/** Position of a device in the sample, 0 to 1: constant for one random id. */
export function drawOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum / 9973;
}

/** Sends events; those that the server refuses are not sent again. Devices outside of the sample send none. */
async function send(events: QueuedEvent[], isLeaving: boolean): Promise<void> {
  const id = deviceId();
  if (!isInSample(keptRemoteConfig(), drawOf(id))) return;
  const body = { deviceId: id, events };
  if (isLeaving) return postLeaving(SEND, body);
  try {
    await api(SEND, { body, silent: true });
  } catch (error) {
    const isFinal = error instanceof ApiError && error.kind === 'refused' && error.code.startsWith('400');
    if (!isFinal) throw error;
  }
}

const save = (events: QueuedEvent[]) =>
  events.length === 0 ? stored.remove('ANALYTICS_QUEUE') : stored.set('ANALYTICS_QUEUE', events);

function load(): QueuedEvent[] {
  const kept: unknown = stored.get('ANALYTICS_QUEUE');
  return Array.isArray(kept) ? kept : [];
}

/** Statistics at work. */
export interface AnalyticsWatch {
  /** A call failed: its code, or what kept the answer away. */
  noteFailure(error: unknown): void;
  /** Consent was taken back. */
  stop(): void;
}

const ROUTED: readonly string[] = ['click', 'share', 'error', 'web_vital'];

/** Fills in the page in front where an event is about it and does not say so. */
const withRoute = (event: Omit<Tracked, 'at'>, route: string) =>
  ROUTED.includes(event.name) ? { ...event, properties: { route, ...event.properties } } : event;

/** A name as events take it. */
const wordOf = (name: string) => name.replace(/[^\w.:/-]/g, '').slice(0, 40) || 'Unknown';

/** Takes the events that wait, and all that come, and tells which page is in front. Call it after consent alone. */
export function startAnalytics(onPage: (route: string) => void): AnalyticsWatch {
  const queue = createEventQueue({ send, load, save });
  const enqueue = ({ at, ...event }: Tracked) =>
    queue.add({
      ...withRoute(event, dwell.route()),
      eventId: randomText(ID_LENGTH),
      at: at + serverNow() - Date.now(),
    } as QueuedEvent);
  const dwell = createDwell(enqueue);
  const take = (event: Tracked) => {
    const { name, properties, at } = event;
    if (name === 'page_view') dwell.view(properties.route ?? '/', at, properties.loadMs);
    if (name === 'page_view') onPage(dwell.route());
    enqueue(event);
  };
  tracker.take = take;
  tracker.held.splice(0).forEach(take);
  const ends = [
    observeVitals((vital) => track('web_vital', vital)),
    onScriptError((name) => track('error', { source: 'script', code: wordOf(name) })),
    onLeave(() => {
      dwell.hide(Date.now());
      queue.leave();
    }),
    onReturn(() => dwell.show(Date.now())),
    onNetworkChange((isOnline) => void (isOnline && queue.flush())),
  ];
  return {
    noteFailure(error) {
      if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
      track('error', { source: 'api', code: wordOf(error.code || error.kind) });
    },
    stop() {
      tracker.take = undefined;
      for (const end of ends) end();
      queue.stop();
      stored.remove('ANALYTICS_ID');
    },
  };
}
