import type { City, Place, Region } from './regions';

/** A city with the province it lies in. */
export interface FoundCity {
  province: Place;
  city: City;
}

const citiesOf = (regions: readonly Region[]): FoundCity[] =>
  regions.flatMap((province) => province.cities.map((city) => ({ province, city })));

/** Rank of a city for a search text, 0 is best; null when it does not match. */
function rank({ province, city }: FoundCity, typed: string): number | null {
  const syllables = city.pinyin ? city.pinyin.split(' ') : [];
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  const startsAt = (at: number) => syllables.slice(at).join('').startsWith(typed);
  if (city.name.startsWith(typed) || initials === typed || (syllables.length > 0 && startsAt(0))) return 0;
  if (initials.startsWith(typed)) return 1;
  if (city.name.includes(typed) || province.name.startsWith(typed)) return 2;
  return syllables.some((_, at) => startsAt(at)) ? 3 : null;
}

/**
 * Cities by name, province, pinyin or its first letters, the best first, among equals those much asked for.
 *
 * @example findCities(regions, 'sh') // 上海 by its letters, 沈阳 by its pinyin
 */
export function findCities(regions: readonly Region[], words: string): FoundCity[] {
  const typed = words.toLowerCase().replace(/[\s'’]/g, '');
  if (!typed) return [];
  return citiesOf(regions)
    .map((found) => ({ found, rank: rank(found, typed) }))
    .filter((each): each is { found: FoundCity; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank || heat(a.found) - heat(b.found))
    .map(({ found }) => found);
}

const heat = ({ city }: FoundCity): number => city.hotRank || Number.MAX_SAFE_INTEGER;

/** The cities that are offered before all others, in their order. */
export const hotCities = (regions: readonly Region[]): FoundCity[] =>
  citiesOf(regions)
    .filter(({ city }) => city.hotRank)
    .sort((a, b) => heat(a) - heat(b));
