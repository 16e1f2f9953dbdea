import { describe, expect, test } from 'vitest';
import { closedText, isDecidable } from './year-words';

const offer = { state: 'open', refusal: null, startsAt: Date.UTC(2026, 10, 1), fromYear: 2026 } as const;

describe('where a decision about the model year stands', () => {
  test.each(['open', 'kept', 'pending'] as const)('%s can still be decided', (state) => {
    expect(isDecidable({ ...offer, state })).toBe(true);
    expect(closedText({ ...offer, state })).toBeNull();
  });

  test('a refusal of the server ends it, whatever the state', () => {
    const refusal = { code: 'locked', reason: '订单已锁定' } as const;
    expect(isDecidable({ ...offer, refusal })).toBe(false);
    expect(closedText({ ...offer, refusal })).toBe('订单已锁定');
  });

  test('what is over says what became of the order', () => {
    expect(closedText({ ...offer, state: 'expired' })).toBe('选择已截止，订单保留 2026 款');
    expect(closedText({ ...offer, state: 'changed' })).toBe('订单已变更为新年款，不可再次变更');
    expect(closedText({ ...offer, state: 'upcoming' })).toBe('年款选择将于 2026年11月1日 开始');
  });
});
