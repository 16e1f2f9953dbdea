import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Bulkhead } from './bulkhead';
import { AppError } from './errors';

const PATIENT_MS = 10_000;
const ONE = [{ name: 'room', most: 1 }];

/** A task that runs until `end` is called. */
function task() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => done, end };
}

describe('the places of a bulkhead', () => {
  it('let so many in at once, the others in the order in which they came', async () => {
    const bulkhead = new Bulkhead(PATIENT_MS);
    const first = task();
    const entered: number[] = [];
    const running = [bulkhead.run(ONE, first.run)];
    for (const number of [2, 3, 4]) running.push(bulkhead.run(ONE, async () => void entered.push(number)));
    await pause(1);
    expect(entered).toEqual([]);
    first.end();
    await Promise.all(running);
    expect(entered).toEqual([2, 3, 4]);
  });

  it('are given back when the work fails', async () => {
    const bulkhead = new Bulkhead(PATIENT_MS);
    await expect(bulkhead.run(ONE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await bulkhead.run(ONE, async () => 'in')).toBe('in');
  });

  it('refuse who waits too long, and keep no place for them', async () => {
    const bulkhead = new Bulkhead(1);
    const first = task();
    const running = bulkhead.run(ONE, first.run);
    const refusal = await bulkhead.run(ONE, async () => 'in').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).rowName).toBe('OVERLOADED');
    first.end();
    await running;
    expect(await bulkhead.run(ONE, async () => 'in')).toBe('in');
  });

  it('of one name are not taken by who still waits for another', async () => {
    const bulkhead = new Bulkhead(PATIENT_MS);
    const first = task();
    const few = { name: 'few', most: 1 };
    const many = { name: 'many', most: 2 };
    const running = [1, 2, 3].map(() => bulkhead.run([few, many], first.run));
    expect(await bulkhead.run([many], async () => 'in')).toBe('in');
    first.end();
    await Promise.all(running);
  });
});
