import { divideHalfUp } from '../finance/rounding';

/** Prices of one insurer. Parts of the car's price are in basis points. */
export interface InsurerTariff {
  compulsoryFen: number;
  /** Third-party liability by its limit in yuan. */
  thirdParty: readonly { limitYuan: number; premiumFen: number }[];
  /** Damage to the car. */
  damageBp: number;
  extras: readonly InsuranceExtra[];
}

/** Further cover that can be added. */
export interface InsuranceExtra {
  code: string;
  name: string;
  text: string;
  /** Fixed part of its price, and the part of the car's price. */
  fixedFen: number;
  priceBp: number;
}

/** What the customer chose; the compulsory cover is always part of it. */
export interface InsuranceChoice {
  thirdPartyYuan: number;
  hasDamage: boolean;
  extras: string[];
}

/** One line of a quote. */
export interface PremiumLine {
  code: string;
  name: string;
  amountFen: number;
}

/** Names of the parts that every insurer has. */
export interface PremiumNames {
  compulsory: string;
  thirdParty: (limitYuan: number) => string;
  damage: string;
}

/**
 * Lines of a quote for a car. Null when the insurer does not offer what was chosen.
 *
 * Example: 239 900 yuan, compulsory 950, third party up to 2 million 1 180, damage at 1.2 %: 950 + 1 180 + 2 878.80.
 */
export function premiumLines(
  { compulsoryFen, thirdParty, damageBp, extras }: InsurerTariff,
  { thirdPartyYuan, hasDamage, extras: chosen }: InsuranceChoice,
  carPriceFen: number,
  names: PremiumNames,
): PremiumLine[] | null {
  const limit = thirdParty.find(({ limitYuan }) => limitYuan === thirdPartyYuan);
  const added = chosen.map((code) => extras.find((extra) => extra.code === code));
  if (!limit || added.includes(undefined) || new Set(chosen).size !== chosen.length) return null;
  const share = (bp: number) => divideHalfUp(carPriceFen * bp, 10_000);
  return [
    { code: 'compulsory', name: names.compulsory, amountFen: compulsoryFen },
    { code: 'thirdParty', name: names.thirdParty(thirdPartyYuan), amountFen: limit.premiumFen },
    ...(hasDamage ? [{ code: 'damage', name: names.damage, amountFen: share(damageBp) }] : []),
    ...added.flatMap((extra) =>
      extra ? [{ code: extra.code, name: extra.name, amountFen: extra.fixedFen + share(extra.priceBp) }] : [],
    ),
  ];
}
