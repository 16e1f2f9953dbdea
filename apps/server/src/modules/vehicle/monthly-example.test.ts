import { describe, expect, it } from 'vitest';
import { monthlyExample } from './monthly-example';

describe('loan example', () => {
  it('asks 3 491.36 yuan a month for 239 900 yuan, 20 % down, 60 months at 3.50 %', () => {
    expect(monthlyExample(23_990_000, { downPercent: 20, months: 60, rateBp: 350 })).toEqual({
      downPaymentFen: 4_798_000,
      monthlyFen: 349_136,
      months: 60,
      rateBp: 350,
    });
  });

  it('splits the rest evenly without interest and is absent when nothing is due', () => {
    expect(monthlyExample(1_200_000, { downPercent: 0, months: 12, rateBp: 0 })?.monthlyFen).toBe(100_000);
    expect(monthlyExample(0, { downPercent: 20, months: 60, rateBp: 350 })).toBeNull();
  });
});
