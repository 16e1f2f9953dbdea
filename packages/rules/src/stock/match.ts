/** A configuration as far as two cars are compared: one code for each thing chosen once, and the packages. */
export interface MatchConfiguration {
  modelId: string;
  versionId: string;
  /** Null where a version has no choice of batteries. */
  batteryCode: string | null;
  paintCode: string;
  wheelCode: string;
  interiorCode: string;
  /** Packages and their refinements, in any order, without repeats. */
  packageCodes: readonly string[];
}

/** What is compared. */
export type MatchGroup = 'version' | 'battery' | 'paint' | 'wheel' | 'interior' | 'package';

/** Points of a group when both cars agree on it; 100 in all. What cannot be changed later weighs most. */
export const MATCH_WEIGHTS: Readonly<Record<MatchGroup, number>> = {
  version: 30,
  battery: 10,
  paint: 20,
  wheel: 10,
  interior: 15,
  package: 15,
};

/** From this percent on a car is close to a wish: it is counted, and recommended by its percent. */
export const CLOSE_MATCH_PERCENT = 80;

/** Below this percent a car has little in common with a wish. */
export const PARTIAL_MATCH_PERCENT = 50;

/** How well a car matches a wish. Only `close` is shown as a percentage, because a bad match is no recommendation. */
export function matchGrade(percent: number): 'close' | 'partial' | 'different' {
  if (percent >= CLOSE_MATCH_PERCENT) return 'close';
  return percent >= PARTIAL_MATCH_PERCENT ? 'partial' : 'different';
}

/** One line of the comparison; a null side lacks it. */
export interface MatchLine {
  group: MatchGroup;
  stockCode: string | null;
  wishedCode: string | null;
}

/** A stock car against a wish. */
export interface MatchResult {
  /** 0 to 100; 100 only for equal configurations. */
  percent: number;
  /** 相同: both have it. */
  same: MatchLine[];
  /** 不同: both have something else, or the stock car lacks what was wished for. */
  different: MatchLine[];
  /** 多出: the stock car has it on top. */
  extra: MatchLine[];
}

const SINGLE: readonly [group: MatchGroup, field: keyof MatchConfiguration][] = [
  ['version', 'versionId'],
  ['battery', 'batteryCode'],
  ['paint', 'paintCode'],
  ['wheel', 'wheelCode'],
  ['interior', 'interiorCode'],
];

function packagePoints(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((code) => b.includes(code)).length;
  const all = a.length + b.length - common;
  return all === 0 ? MATCH_WEIGHTS.package : Math.floor((MATCH_WEIGHTS.package * common) / all);
}

/**
 * How alike two configurations are, in whole percent: the points of every group in which they agree; for packages the
 * share of those both have among those either has, rounded down. Another model is 0. The same both ways round.
 *
 * Example: same model, battery, wheel and interior, another version and paint, packages pilot + winter against
 * pilot + sound: 10 + 10 + 15 + ⌊15 · 1 / 3⌋ = 40 %.
 */
export function matchPercent(a: MatchConfiguration, b: MatchConfiguration): number {
  if (a.modelId !== b.modelId) return 0;
  const singles = SINGLE.filter(([, field]) => a[field] === b[field]);
  const points = singles.reduce((sum, [group]) => sum + MATCH_WEIGHTS[group], 0);
  return points + packagePoints(a.packageCodes, b.packageCodes);
}

function singleLines(stock: MatchConfiguration, wished: MatchConfiguration): MatchLine[] {
  return SINGLE.map(([group, field]) => ({
    group,
    stockCode: stock[field] as string | null,
    wishedCode: wished[field] as string | null,
  })).filter(({ stockCode, wishedCode }) => stockCode !== null || wishedCode !== null);
}

function packageLines(stock: MatchConfiguration, wished: MatchConfiguration): MatchLine[] {
  const codes = [...new Set([...stock.packageCodes, ...wished.packageCodes])];
  return codes.map((code) => ({
    group: 'package' as const,
    stockCode: stock.packageCodes.includes(code) ? code : null,
    wishedCode: wished.packageCodes.includes(code) ? code : null,
  }));
}

/** Compares a stock car with a wish, line by line; see `matchPercent` for the percent. Every line is in one list. */
export function matchStock(stock: MatchConfiguration, wished: MatchConfiguration): MatchResult {
  const lines = [...singleLines(stock, wished), ...packageLines(stock, wished)];
  const isSame = (line: MatchLine) => line.stockCode === line.wishedCode;
  return {
    percent: matchPercent(stock, wished),
    same: lines.filter(isSame),
    different: lines.filter((line) => !isSame(line) && line.wishedCode !== null),
    extra: lines.filter((line) => line.wishedCode === null),
  };
}
