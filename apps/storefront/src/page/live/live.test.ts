import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { queryClient } from '@/api';
import { retryDelay } from './retry-delay';
import { refreshTopic } from './topics';

describe('the next try', () => {
  it('waits twice as long each time, up to a minute, and never less than half of it', () => {
    expect([0, 1, 2, 5, 20].map((failures) => retryDelay(failures, 1))).toEqual([1000, 2000, 4000, 32_000, 60_000]);
    expect(retryDelay(3, 0)).toBe(4000);
  });
});

describe('a topic', () => {
  let asked: MockInstance<typeof queryClient.invalidateQueries>;
  beforeEach(() => {
    asked = vi.spyOn(queryClient, 'invalidateQueries');
  });
  const matches = (queryKey: unknown[]) => {
    const [{ predicate } = {}] = asked.mock.calls.at(-1) ?? [];
    return predicate?.({ queryKey } as never);
  };

  it('asks anew for its endpoints and lists only', () => {
    refreshTopic('messages');
    expect(matches(['GET /api/mpaccount/v1/account/overview', null])).toBe(true);
    expect(matches(['list', 'GET /api/mpaccount/v1/messages', { size: 10 }])).toBe(true);
    expect(matches(['GET /api/mporder/v1/order/detail', { orderNo: '1' }])).toBe(false);
    refreshTopic('all');
    expect(matches(['GET /api/mporder/v1/order/detail', { orderNo: '1' }])).toBe(true);
    expect(matches(['GET /api/mpmkt/v1/community/feed', null])).toBe(false);
  });

  it('of a later release is left alone', () => {
    refreshTopic('toString');
    refreshTopic(undefined);
    expect(asked).not.toHaveBeenCalled();
  });
});
