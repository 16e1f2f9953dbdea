import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InternalError } from './errors';
import { PollLoop } from './poll-loop';

const PAUSE_MS = 1000;

let looks: number;
let most: number;
let underWay: number;
let look: () => Promise<void>;
let errors: unknown[];
let loop: PollLoop;

/** A poll that takes 10 ms and counts how many run at once. */
async function tenMilliseconds(): Promise<void> {
  looks += 1;
  underWay += 1;
  most = Math.max(most, underWay);
  await new Promise((resolve) => setTimeout(resolve, 10));
  underWay -= 1;
}

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  most = 0;
  underWay = 0;
  errors = [];
  look = tenMilliseconds;
  loop = new PollLoop(
    () => look(),
    PAUSE_MS,
    (error) => errors.push(error),
  );
});
afterEach(async () => {
  const stopped = loop.stop();
  await vi.runAllTimersAsync();
  await stopped;
  vi.useRealTimers();
});

describe('a poll loop', () => {
  it('looks at once and then after each pause', async () => {
    loop.start();
    await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
    expect(looks).toBe(3);
  });

  it('stays one loop when it is woken during a look and during a pause, however often', async () => {
    loop.start();
    for (let round = 0; round < 100; round++) {
      loop.wake();
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    const before = looks;
    await vi.advanceTimersByTimeAsync(9 * (PAUSE_MS + 10));
    expect(looks - before).toBe(9);
    expect(most).toBe(1);
  });

  it('looks once more when it is woken during a look, since the news may have come too late for that one', async () => {
    loop.start();
    await vi.advanceTimersByTimeAsync(5);
    loop.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(looks).toBe(2);
  });

  it('is one loop when it is started twice', async () => {
    loop.start();
    loop.start();
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(looks).toBe(1);
    expect(most).toBe(1);
  });

  it('pauses after a failure although it was woken', async () => {
    look = async () => {
      looks += 1;
      loop.wake();
      throw new InternalError('database is down');
    };
    loop.start();
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(looks).toBe(1);
    expect(errors).toHaveLength(1);
    look = tenMilliseconds;
    await vi.advanceTimersByTimeAsync(2);
    expect(looks).toBe(2);
  });

  it('looks no more after a stop, which waits for the look under way', async () => {
    loop.start();
    await vi.advanceTimersByTimeAsync(5);
    let isStopped = false;
    const stopped = loop.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
    await stopped;
    expect(looks).toBe(1);
  });
});
