import type { EquityBenefitData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { isAlternative, nextEnd, takeBenefit } from './benefit-choice';

const benefit = (benefitCode: string, more: Partial<EquityBenefitData> = {}): EquityBenefitData => ({
  benefitCode,
  kind: 'offset',
  name: benefitCode,
  text: '',
  state: 'applied',
  reason: null,
  amountFen: 0,
  exclusiveGroup: null,
  endsAt: null,
  priorityNumber: null,
  ...more,
});

const all = [
  benefit('offset', { exclusiveGroup: 'gift' }),
  benefit('seat', { exclusiveGroup: 'gift', state: 'available' }),
  benefit('queue'),
];

describe('exclusive benefits', () => {
  test('taking one gives up the other and keeps what stands alone', () => {
    expect(takeBenefit(all, ['offset', 'queue'], 'seat')).toEqual(['queue', 'seat']);
    expect(takeBenefit(all, ['queue', 'seat'], 'seat')).toEqual(['queue', 'seat']);
    expect(takeBenefit(all, ['offset'], 'queue')).toEqual(['offset', 'queue']);
  });

  test('there is a choice only between benefits that can be had', () => {
    expect(all.map((each) => isAlternative(each, all))).toEqual([true, true, false]);
    const ended = [all[0], benefit('seat', { exclusiveGroup: 'gift', state: 'expired' })].flatMap((each) => each ?? []);
    expect(ended.map((each) => isAlternative(each, ended))).toEqual([false, false]);
  });
});

test('the sheet is asked for again when the first benefit in use ends', () => {
  expect(nextEnd(all)).toBeNull();
  expect(
    nextEnd([
      benefit('a', { endsAt: 30 }),
      benefit('b', { endsAt: 20 }),
      benefit('c', { endsAt: 10, state: 'expired' }),
    ]),
  ).toBe(20);
});
