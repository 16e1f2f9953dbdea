import type { InsuranceExtra, InsurerTariff } from '@voltfront/rules/insurance/premium';
import { insurerTexts } from '../insurer.texts';

/** An insurer of the stand-in. */
interface SandboxInsurer {
  insurerId: string;
  name: string;
  phone: string;
  intro: string;
  /** First two digits of the provinces where it works; null for all. */
  provinces: readonly string[] | null;
  tariff: InsurerTariff;
}

const extra = (code: 'seats' | 'charger' | 'holiday' | 'medical', fixedFen: number, priceBp = 0): InsuranceExtra => ({
  code,
  name: insurerTexts[code],
  text: insurerTexts[`${code}Text`],
  fixedFen,
  priceBp,
});

const COMPULSORY_FEN = 95_000;

const limits = (first: number, second: number, third: number) => [
  { limitYuan: 1_000_000, premiumFen: first },
  { limitYuan: 2_000_000, premiumFen: second },
  { limitYuan: 3_000_000, premiumFen: third },
];

/** Insurers of the stand-in with their prices. */
export const SANDBOX_INSURERS: readonly SandboxInsurer[] = [
  {
    insurerId: 'east-sea',
    name: insurerTexts.eastName,
    phone: '4008001001',
    intro: insurerTexts.eastIntro,
    provinces: null,
    tariff: {
      compulsoryFen: COMPULSORY_FEN,
      thirdParty: limits(92_000, 118_000, 136_000),
      damageBp: 125,
      extras: [extra('seats', 24_000), extra('charger', 6_800), extra('holiday', 4_500), extra('medical', 12_000)],
    },
  },
  {
    insurerId: 'steady',
    name: insurerTexts.steadyName,
    phone: '4008001002',
    intro: insurerTexts.steadyIntro,
    provinces: null,
    tariff: {
      compulsoryFen: COMPULSORY_FEN,
      thirdParty: limits(89_000, 115_000, 132_000),
      damageBp: 132,
      extras: [extra('seats', 22_000), extra('charger', 0, 3), extra('medical', 11_500)],
    },
  },
  {
    insurerId: 'river',
    name: insurerTexts.riverName,
    phone: '4008001003',
    intro: insurerTexts.riverIntro,
    provinces: ['31', '32', '33', '34'],
    tariff: {
      compulsoryFen: COMPULSORY_FEN,
      thirdParty: limits(84_000, 109_000, 126_000),
      damageBp: 118,
      extras: [extra('seats', 20_000), extra('holiday', 4_000)],
    },
  },
];
