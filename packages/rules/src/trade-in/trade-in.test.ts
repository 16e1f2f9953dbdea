import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarCondition, estimateTradeIn, isResidualRule, monthsSince, type ResidualRule } from './estimate';
import {
  INSPECTION_NOTICE_MS,
  isInspectionOpen,
  isOfferOver,
  nextTradeInState,
  openTradeInStates,
  TRADE_IN_MACHINE,
  type TradeInEvent,
  type TradeInState,
} from './trade-in-moves';

const rule: ResidualRule = {
  age: [
    { at: 0, permille: 900 },
    { at: 36, permille: 620 },
    { at: 120, permille: 200 },
  ],
  mileage: [
    { at: 0, permille: 1000 },
    { at: 20_000, permille: 980 },
    { at: 60_000, permille: 900 },
    { at: 400_000, permille: 300 },
  ],
  conditionPermille: { excellent: 1000, good: 960, fair: 880, poor: 700 },
  spreadPermille: 40,
};
const conditions: CarCondition[] = ['excellent', 'good', 'fair', 'poor'];

const car = fc.record({
  newPriceFen: fc.integer({ min: 0, max: 500_000_000 }),
  ageMonths: fc.integer({ min: 0, max: 400 }),
  mileageKm: fc.integer({ min: 0, max: 999_999 }),
  condition: fc.constantFrom(...conditions),
});

/** A usable rule with any points. */
const anyRule: fc.Arbitrary<ResidualRule> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 90_000 }),
  )
  .map(([rates, step]) => rates.sort((a, b) => b - a).map((permille, index) => ({ at: index * step, permille })))
  .chain((points) => fc.integer({ min: 0, max: 200 }).map((spreadPermille) => ({ points, spreadPermille })))
  .map(({ points, spreadPermille }) => ({ ...rule, age: points, mileage: points, spreadPermille }));

describe('estimate', () => {
  test('is that of the worked example', () => {
    const old = { newPriceFen: 200_000_00, ageMonths: 36, mileageKm: 45_000, condition: 'good' } as const;
    expect(estimateTradeIn(old, rule)).toEqual({ lowFen: 106_200_00, highFen: 115_200_00 });
  });

  test('stays at the last rate past the end of a scale', () => {
    const at = (ageMonths: number) =>
      estimateTradeIn({ newPriceFen: 10_000_000, ageMonths, mileageKm: 0, condition: 'excellent' }, rule);
    expect(at(400)).toEqual(at(120));
    expect(at(120)).toEqual({ lowFen: 19_200_00, highFen: 20_800_00 });
  });

  test('is never negative, and its low end never above its high end', () => {
    fc.assert(
      fc.property(car, anyRule, (old, any) => {
        const { lowFen, highFen } = estimateTradeIn(old, any);
        expect(lowFen).toBeGreaterThanOrEqual(0);
        expect(highFen).toBeGreaterThanOrEqual(lowFen);
        expect([lowFen % 100_00, highFen % 100_00]).toEqual([0, 0]);
      }),
    );
  });

  test('never rises with age, mileage or a worse condition, and never falls with the price', () => {
    const steps = fc.record({ months: fc.nat(200), km: fc.nat(300_000), worse: fc.nat(3), cheaper: fc.nat(1_000_000) });
    fc.assert(
      fc.property(car, steps, anyRule, (old, { months, km, worse, cheaper }, any) => {
        const later = {
          newPriceFen: Math.max(0, old.newPriceFen - cheaper),
          ageMonths: old.ageMonths + months,
          mileageKm: old.mileageKm + km,
          condition: conditions[Math.min(3, conditions.indexOf(old.condition) + worse)] ?? 'poor',
        };
        const [before, after] = [estimateTradeIn(old, any), estimateTradeIn(later, any)];
        expect(after.lowFen).toBeLessThanOrEqual(before.lowFen);
        expect(after.highFen).toBeLessThanOrEqual(before.highFen);
      }),
    );
  });

  test('tells usable rules from others', () => {
    expect(isResidualRule(rule)).toBe(true);
    const rising = [
      { at: 0, permille: 500 },
      { at: 12, permille: 501 },
    ];
    expect(isResidualRule({ ...rule, age: rising })).toBe(false);
    expect(isResidualRule({ ...rule, mileage: [{ at: 5, permille: 900 }] })).toBe(false);
    expect(isResidualRule({ ...rule, mileage: [] })).toBe(false);
    expect(isResidualRule({ ...rule, age: [{ at: 0, permille: 1001 }] })).toBe(false);
    expect(isResidualRule({ ...rule, conditionPermille: { ...rule.conditionPermille, good: 500 } })).toBe(false);
    expect(isResidualRule({ ...rule, spreadPermille: 1001 })).toBe(false);
  });

  test('counts whole months since registration', () => {
    expect(monthsSince('2023-11', { year: 2026, month: 11 })).toBe(36);
    expect(monthsSince('2026-12', { year: 2026, month: 11 })).toBe(-1);
    expect(monthsSince('2026-11', { year: 2026, month: 11 })).toBe(0);
  });
});

describe('moves', () => {
  test('lead from an estimate to a completed trade', () => {
    const way: [TradeInEvent, 'customer' | 'staff' | 'system'][] = [
      ['estimate', 'customer'],
      ['appoint', 'customer'],
      ['offer', 'staff'],
      ['accept', 'customer'],
      ['bind', 'customer'],
      ['complete', 'system'],
    ];
    const end = way.reduce<TradeInState | null>(
      (state, [event, who]) => (state === null ? null : nextTradeInState(state, event, who)),
      'estimated',
    );
    expect(end).toBe('completed');
  });

  test('are refused from any other state and by anybody else', () => {
    expect(nextTradeInState('accepted', 'refuse', 'customer')).toBeNull();
    expect(nextTradeInState('expired', 'accept', 'customer')).toBeNull();
    expect(nextTradeInState('appointed', 'offer', 'customer')).toBeNull();
    expect(nextTradeInState('offered', 'appoint', 'customer')).toBeNull();
    expect(nextTradeInState('estimated', 'complete', 'system')).toBeNull();
  });

  test('never leave an end', () => {
    const ends = TRADE_IN_MACHINE.moves
      .flatMap(({ from }) => from)
      .filter((state) => state === 'expired' || state === 'completed');
    expect(ends).toEqual([]);
    expect(openTradeInStates).not.toContain('expired');
  });

  test('end at the millisecond that was said', () => {
    expect(isOfferOver(1000, 999)).toBe(false);
    expect(isOfferOver(1000, 1000)).toBe(true);
    expect(isOfferOver(null, 1000)).toBe(false);
    expect(isInspectionOpen(INSPECTION_NOTICE_MS + 5, 5)).toBe(true);
    expect(isInspectionOpen(INSPECTION_NOTICE_MS + 5, 6)).toBe(false);
  });
});
