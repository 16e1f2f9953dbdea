import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QueuedEvent } from '.';
import { BACK_OFF_MS, BATCH_SIZE, BATCH_WAIT_MS, createEventQueue, QUEUE_SIZE } from './event-queue';

const event = (eventId: string): QueuedEvent => ({
  eventId,
  name: 'page_view',
  at: 1,
  properties: { route: '/', loadMs: 1 },
});

const arrive = () => vi.fn(async (_events: QueuedEvent[], _isLeaving: boolean): Promise<void> => {});

function setUp(send = arrive()) {
  let kept: QueuedEvent[] = [];
  const options = {
    send,
    load: () => kept,
    save: (events: QueuedEvent[]) => {
      kept = events;
    },
  };
  const queue = createEventQueue(options);
  const sent = () => send.mock.calls.map(([events]) => events.map((each) => each.eventId));
  return { queue, send, sent, kept: () => kept.map((each) => each.eventId), again: () => createEventQueue(options) };
}

const fill = (queue: { add: (event: QueuedEvent) => void }, count: number, from = 0) => {
  for (let index = from; index < from + count; index += 1) queue.add(event(`e${index}`));
};
const down = () =>
  vi.fn(async (_events: QueuedEvent[], _isLeaving: boolean): Promise<void> => {
    throw new TypeError('down');
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('events', () => {
  test('are sent after 10 s', async () => {
    const { queue, sent } = setUp();
    fill(queue, 2);
    await vi.advanceTimersByTimeAsync(BATCH_WAIT_MS - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([['e0', 'e1']]);
    await vi.advanceTimersByTimeAsync(BATCH_WAIT_MS * 3);
    expect(sent()).toHaveLength(1);
  });

  test('are sent at once when 20 wait', async () => {
    const { queue, sent } = setUp();
    fill(queue, BATCH_SIZE - 1);
    expect(sent()).toEqual([]);
    fill(queue, 1, BATCH_SIZE - 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()[0]).toHaveLength(BATCH_SIZE);
  });

  test('that failed are sent again after 5, 15, 60 and 300 s, in order and the same', async () => {
    const { queue, sent, kept } = setUp(down());
    fill(queue, 2);
    await vi.advanceTimersByTimeAsync(BATCH_WAIT_MS);
    expect(kept()).toEqual(['e0', 'e1']);
    for (const [index, pause] of [...BACK_OFF_MS, 300_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(sent()).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent()).toHaveLength(index + 2);
      expect(sent().at(-1)).toEqual(['e0', 'e1']);
    }
  });

  test('while the connection is down do not hammer the server', async () => {
    const { queue, send } = setUp(down());
    fill(queue, BATCH_SIZE);
    await vi.advanceTimersByTimeAsync(0);
    fill(queue, 100, BATCH_SIZE);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('left over from an earlier visit are sent first', async () => {
    const first = setUp(down());
    fill(first.queue, 2);
    await first.queue.flush();
    const second = first.again();
    second.add(event('e2'));
    await second.flush();
    expect(first.sent().at(-1)).toEqual(['e0', 'e1', 'e2']);
  });

  test('waiting for a connection are at most 200, the newest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 6 }), async (parts) => {
        const { queue, kept } = setUp(down());
        let count = 0;
        for (const part of parts) {
          fill(queue, part, count);
          count += part;
          await queue.flush();
        }
        expect(kept().length).toBeLessThanOrEqual(QUEUE_SIZE);
        expect(kept().at(-1)).toBe(`e${count - 1}`);
        queue.stop();
      }),
    );
  });

  test('go out in one call when the app is left, and are kept in case they did not arrive', async () => {
    const { queue, send, kept } = setUp();
    fill(queue, 3);
    queue.leave();
    expect(send).toHaveBeenCalledExactlyOnceWith([event('e0'), event('e1'), event('e2')], true);
    expect(kept()).toEqual(['e0', 'e1', 'e2']);
    await queue.flush();
    expect(kept()).toEqual([]);
  });

  test('and everything kept are gone once it stops', async () => {
    const { queue, send, kept } = setUp(down());
    fill(queue, 3);
    await queue.flush();
    queue.stop();
    fill(queue, 30);
    queue.leave();
    await vi.runAllTimersAsync();
    expect(kept()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
