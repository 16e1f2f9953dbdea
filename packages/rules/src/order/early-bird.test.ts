import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BenefitSituation, type EarlyBirdBenefit, judgeBenefits } from './early-bird';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

const benefit = (benefitCode: string, changes: Partial<EarlyBirdBenefit> = {}): EarlyBirdBenefit => ({
  benefitCode,
  kind: 'freeOption',
  name: benefitCode,
  amountFen: 6_000_00,
  productCodes: ['paint'],
  modelId: 'YL01',
  exclusiveGroup: null,
  endsAtMs: NOW + 1,
  isReleased: false,
  ...changes,
});

const situation: BenefitSituation = {
  modelId: 'YL01',
  lines: [
    { code: 'paint', amountFen: 8_000_00 },
    { code: 'sound', amountFen: 9_000_00 },
  ],
  nowMs: NOW,
  chosen: null,
};

const judge = (benefits: EarlyBirdBenefit[], changes: Partial<BenefitSituation> = {}) =>
  judgeBenefits(benefits, { ...situation, ...changes }).map(({ benefit: { benefitCode }, state, amountFen }) => [
    benefitCode,
    state,
    amountFen,
  ]);

const paint = benefit('paint', { exclusiveGroup: 'free' });
const sound = benefit('sound', { exclusiveGroup: 'free', productCodes: ['sound'], amountFen: 9_000_00 });

describe('judgeBenefits', () => {
  test('of two that exclude each other the one worth more counts, or the one that was picked', () => {
    expect(judge([paint, sound])).toEqual([
      ['paint', 'available', 6_000_00],
      ['sound', 'applied', 9_000_00],
    ]);
    expect(judge([paint, sound], { chosen: ['paint'] })).toEqual([
      ['paint', 'applied', 6_000_00],
      ['sound', 'available', 9_000_00],
    ]);
    expect(judge([paint, sound], { chosen: [] }).map(([, state]) => state)).toEqual(['available', 'available']);
  });

  test('the offset and the number in the queue count whatever was picked', () => {
    const offset = benefit('offset', { kind: 'offset', productCodes: null, modelId: null, endsAtMs: null });
    const priority = benefit('priority', { kind: 'priority', productCodes: null, amountFen: 0 });
    expect(judge([offset, priority], { chosen: [] })).toEqual([
      ['offset', 'applied', 6_000_00],
      ['priority', 'applied', 0],
    ]);
  });

  test('ends at its moment, and does not fit another model, another choice, or once it was given up', () => {
    expect(judge([benefit('late', { endsAtMs: NOW })])).toEqual([['late', 'expired', 0]]);
    expect(judge([paint], { modelId: 'YLX' })).toEqual([['paint', 'notFitting', 0]]);
    expect(judge([paint], { lines: [] })).toEqual([['paint', 'notFitting', 0]]);
    expect(judge([benefit('old', { isReleased: true, endsAtMs: NOW })])).toEqual([['old', 'notFitting', 0]]);
  });

  test('an option that costs nothing needs no benefit', () => {
    expect(judge([paint], { lines: [{ code: 'paint', amountFen: 0 }] })).toEqual([['paint', 'notFitting', 0]]);
  });

  test('of one exclusive group never more than one counts', () => {
    const some = fc.uniqueArray(
      fc.record({
        benefitCode: fc.constantFrom('a', 'b', 'c', 'd'),
        exclusiveGroup: fc.constantFrom('g', 'h', null),
        amountFen: fc.nat(1_000_000),
      }),
      { selector: ({ benefitCode }) => benefitCode },
    );
    fc.assert(
      fc.property(some, fc.option(fc.subarray(['a', 'b', 'c', 'd'])), (plans, chosen) => {
        const benefits = plans.map(({ benefitCode, ...changes }) => benefit(benefitCode, changes));
        const applied = judgeBenefits(benefits, { ...situation, chosen }).filter(({ state }) => state === 'applied');
        const groups = applied.flatMap((entry) => entry.benefit.exclusiveGroup ?? []);
        expect(new Set(groups).size).toBe(groups.length);
      }),
      { numRuns: 300 },
    );
  });
});
