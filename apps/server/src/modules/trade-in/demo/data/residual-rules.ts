import type { RatePoint, ResidualRule } from '@voltfront/rules/trade-in/estimate';

type Points = readonly (readonly [at: number, permille: number])[];

const points = (rows: Points): RatePoint[] => rows.map(([at, permille]) => ({ at, permille }));

/**
 * Depreciation by kilometres: the same for all engines up to 200,000 km, above which a battery
 * loses more than an engine.
 */
const MILEAGE: Points = [
  [0, 1000],
  [20_000, 985],
  [60_000, 920],
  [120_000, 810],
  [200_000, 640],
  [400_000, 380],
  [999_999, 150],
];

const conditionPermille = { excellent: 1000, good: 955, fair: 880, poor: 720 };

/** Remaining share of the new price by months, per energy. */
export const residualRules: Readonly<Record<'fuel' | 'hybrid' | 'electric', ResidualRule>> = {
  fuel: {
    age: points([
      [0, 880],
      [12, 790],
      [24, 710],
      [36, 640],
      [60, 510],
      [84, 400],
      [120, 260],
      [180, 120],
      [240, 50],
    ]),
    mileage: points(MILEAGE),
    conditionPermille,
    spreadPermille: 45,
  },
  hybrid: {
    age: points([
      [0, 870],
      [12, 770],
      [24, 680],
      [36, 600],
      [60, 460],
      [84, 340],
      [120, 200],
      [180, 90],
    ]),
    mileage: points(MILEAGE),
    conditionPermille,
    spreadPermille: 50,
  },
  electric: {
    age: points([
      [0, 850],
      [12, 720],
      [24, 610],
      [36, 520],
      [60, 380],
      [84, 270],
      [120, 150],
      [180, 60],
    ]),
    mileage: points(MILEAGE),
    conditionPermille,
    spreadPermille: 55,
  },
};
