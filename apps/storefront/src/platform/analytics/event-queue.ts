import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import type { QueuedEvent } from '.';

/** So many events are sent at once, as soon as they are there. */
export const BATCH_SIZE = 20;
/** Fewer are sent after this time (ms). */
export const BATCH_WAIT_MS = 10 * SECOND_MS;
/** Most events that wait for a connection; the oldest make room. */
export const QUEUE_SIZE = 200;
/** Most events of one call. */
const CALL_SIZE = 50;
/** Pauses (ms) after one, two, three … failures. */
export const BACK_OFF_MS: readonly number[] = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS];

/** Dependencies of a queue. */
export interface EventQueueOptions {
  /** Sends events. Resolves once they are stored or permanently rejected; rejects when they should be sent again. */
  send: (events: QueuedEvent[], isLeaving: boolean) => Promise<void>;
  /** Events of an earlier visit. */
  load: () => QueuedEvent[];
  /** Keeps what waits for the next visit; an empty list removes it. */
  save: (events: QueuedEvent[]) => void;
}

/** Events on their way to the server. */
export interface EventQueue {
  add(event: QueuedEvent): void;
  /** Sends what waits now. Never rejects. */
  flush(): Promise<void>;
  /** The app goes out of sight: sends what waits in one go and keeps it too, in case it does not arrive. */
  leave(): void;
  /** Drops everything. */
  stop(): void;
}

/** Makes a queue, which begins with what is left of an earlier visit. */
export function createEventQueue({ send, load, save }: EventQueueOptions): EventQueue {
  let waiting = load().slice(-QUEUE_SIZE);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let isStopped = false;

  const arm = (waitMs: number) => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), waitMs);
  };
  const disarm = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  async function sendBatch(): Promise<void> {
    const batch = waiting.slice(0, CALL_SIZE);
    try {
      await send(batch, false);
      if (isStopped) return;
      const sent = new Set(batch.map((event) => event.eventId));
      waiting = waiting.filter((event) => !sent.has(event.eventId));
      failures = 0;
      save([]);
      if (waiting.length > 0) arm(waiting.length >= BATCH_SIZE ? 0 : BATCH_WAIT_MS);
    } catch {
      if (isStopped) return;
      save(waiting);
      arm(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] ?? BATCH_WAIT_MS);
      failures += 1;
    }
  }

  function flush(): Promise<void> {
    disarm();
    if (isStopped || waiting.length === 0) return Promise.resolve();
    sending ??= sendBatch().finally(() => {
      sending = null;
    });
    return sending;
  }

  if (waiting.length > 0) arm(BATCH_WAIT_MS);
  return {
    flush,
    add(event) {
      if (isStopped) return;
      waiting = [...waiting, event].slice(-QUEUE_SIZE);
      if (waiting.length >= BATCH_SIZE && failures === 0 && !sending) void flush();
      else arm(BATCH_WAIT_MS);
    },
    leave() {
      if (isStopped || waiting.length === 0) return;
      save(waiting);
      void send(waiting.slice(-CALL_SIZE), true).catch(() => undefined);
    },
    stop() {
      isStopped = true;
      disarm();
      waiting = [];
      save([]);
    },
  };
}
