import { afterEach, expect, test, vi } from 'vitest';
import { inSpareTime } from './index.h5';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connect = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

test('runs later, and not at all once called off', () => {
  vi.useFakeTimers();
  const [run, cancelled] = [vi.fn(), vi.fn()];
  inSpareTime(run);
  inSpareTime(cancelled)();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'nothing is fetched ahead on a connection that says %j',
  (connection) => {
    vi.useFakeTimers();
    connect(connection);
    const run = vi.fn();
    inSpareTime(run);
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  },
);

test('a fast connection is used', () => {
  vi.useFakeTimers();
  connect({ saveData: false, effectiveType: '4g' });
  const run = vi.fn();
  inSpareTime(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
