import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InsurerTariff, type PremiumNames, premiumLines } from './premium';

const tariff: InsurerTariff = {
  compulsoryFen: 95_000,
  thirdParty: [
    { limitYuan: 1_000_000, premiumFen: 88_000 },
    { limitYuan: 2_000_000, premiumFen: 118_000 },
  ],
  damageBp: 120,
  extras: [{ code: 'glass', name: '玻璃', text: '', fixedFen: 10_000, priceBp: 5 }],
};
const names: PremiumNames = { compulsory: 'C', thirdParty: (yuan) => `T${yuan}`, damage: 'D' };
const CAR = 239_900_00;

test('adds up the compulsory cover and what was chosen', () => {
  const lines = premiumLines(tariff, { thirdPartyYuan: 2_000_000, hasDamage: true, extras: ['glass'] }, CAR, names);
  expect(lines?.map(({ code, amountFen }) => [code, amountFen])).toEqual([
    ['compulsory', 95_000],
    ['thirdParty', 118_000],
    ['damage', 287_880],
    ['glass', 10_000 + 11_995],
  ]);
  expect(lines?.[1]?.name).toBe('T2000000');
});

test('refuses what the insurer does not offer, and an extra taken twice', () => {
  const choice = { thirdPartyYuan: 1_000_000, hasDamage: false, extras: [] };
  expect(premiumLines(tariff, choice, CAR, names)).toHaveLength(2);
  expect(premiumLines(tariff, { ...choice, thirdPartyYuan: 1 }, CAR, names)).toBeNull();
  expect(premiumLines(tariff, { ...choice, extras: ['tow'] }, CAR, names)).toBeNull();
  expect(premiumLines(tariff, { ...choice, extras: ['glass', 'glass'] }, CAR, names)).toBeNull();
});

test('is whole fen and never falls when the car costs more', () => {
  const total = (fen: number) =>
    premiumLines(tariff, { thirdPartyYuan: 1_000_000, hasDamage: true, extras: ['glass'] }, fen, names)?.reduce(
      (sum, { amountFen }) => sum + amountFen,
      0,
    ) ?? -1;
  fc.assert(
    fc.property(fc.nat(1e8), fc.nat(1e7), (fen, more) => {
      expect(Number.isInteger(total(fen))).toBe(true);
      expect(total(fen + more)).toBeGreaterThanOrEqual(total(fen));
    }),
  );
});
