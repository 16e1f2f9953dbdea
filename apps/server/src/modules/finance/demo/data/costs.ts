import type { ModelCode } from '../../../../demo/shapes';
import type { CostRule, Mileage, Residual } from '../..';

/** A model's residual values by month, and the price of additional mileage. */
export interface DemoAirModel {
  modelId: ModelCode;
  residuals: Residual[];
  mileage: Mileage[];
}

const MILEAGE: Mileage[] = [
  { kmPerYear: 10_000, excessFenPerKm: 60, residualPercentLess: 0 },
  { kmPerYear: 20_000, excessFenPerKm: 60, residualPercentLess: 2 },
  { kmPerYear: 30_000, excessFenPerKm: 80, residualPercentLess: 5 },
];

/** Models with an AIR loan; the others have none. */
export const airModels: readonly DemoAirModel[] = [
  {
    modelId: 'YL01',
    residuals: [
      { months: 24, percent: 58 },
      { months: 36, percent: 50 },
      { months: 48, percent: 42 },
    ],
    mileage: MILEAGE,
  },
  {
    modelId: 'YLX',
    residuals: [
      { months: 24, percent: 52 },
      { months: 36, percent: 45 },
      { months: 48, percent: 38 },
    ],
    mileage: MILEAGE,
  },
];

const VAT_PERCENT = 13;
const TAX_PERCENT = 10;

const around: Omit<CostRule, 'tax'> = {
  insurance: {
    compulsoryFen: 950_00,
    compulsorySixSeatsFen: 1_100_00,
    commercialFixedFen: 2_300_00,
    commercialBp: 125,
  },
  plateFen: 500_00,
  plateFenByCity: { '110100': 800_00, '310100': 800_00, '440100': 600_00, '440300': 600_00 },
  sixSeatModelIds: ['YL09'],
};

/** First day of a year in Shanghai, epoch milliseconds. */
const newYear = (year: number): number => Date.parse(`${year}-01-01T00:00:00+08:00`);

const relief = (reliefPercent: number, reliefCapFen: number): CostRule => ({
  ...around,
  tax: { vatPercent: VAT_PERCENT, taxPercent: TAX_PERCENT, reliefPercent, reliefCapFen },
});

/**
 * Purchase tax on new-energy cars by period: waived up to 30 000 yuan, half up to 15 000, then
 * full.
 */
export const costRules: readonly { version: number; rule: CostRule; validFrom: number; validTo: number | null }[] = [
  { version: 1, rule: relief(100, 30_000_00), validFrom: newYear(2024), validTo: newYear(2026) },
  { version: 2, rule: relief(50, 15_000_00), validFrom: newYear(2026), validTo: newYear(2028) },
  { version: 3, rule: relief(0, 0), validFrom: newYear(2028), validTo: null },
];
