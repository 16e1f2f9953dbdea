import { shortCity, shortProvince } from './area-names';
import type { Area, AreaCity, AreaPath, AreaProvince } from './area-tree';

/** Part of an area as found in a text; what is missing was not named. */
export interface AreaMatch {
  province: Area;
  city: AreaPath['city'] | null;
  district: AreaPath['district'];
  /** Characters of the text that name it. */
  length: number;
}

const GAP = /^[\s,，、;；/|·-]+/;
/** Statistical levels that some lists have between a province and its districts. */
const PLACEHOLDER = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)(?=[\s,，、/|-])/;
/** After a short name these make it another name: a street such as 南京东路, a district such as 朝阳区. */
const OTHER_NAME = /^(?:[区县]|[东西南北中]?[一二三四五六七八九十]?(?:路|街|巷|道|里|弄|大道|大街))/;

const plain = ({ code, name }: Area): Area => ({ code, name });

const gapLength = (text: string): number => GAP.exec(text)?.[0].length ?? 0;

/** Length of the name that the text begins with: in full, for short, or as 延边州; 0 when it does not. */
function nameLength(text: string, name: string, short: string): number {
  if (text.startsWith(name)) return name.length;
  if (short.length < 2 || !text.startsWith(short)) return 0;
  const rest = text.slice(short.length);
  if (name.endsWith('自治州') && rest.startsWith('州')) return short.length + 1;
  return OTHER_NAME.test(rest) ? 0 : short.length;
}

/** A district of the city; one that begins with the city's name is known without it too: 苏州市 工业园区. */
function districtAt(text: string, city: AreaCity): { district: Area; length: number } | null {
  const short = shortCity(city.name);
  for (const { code, name } of city.districts) {
    const names = name.startsWith(short) ? [name, name.slice(short.length)] : [name];
    const found = names.find((each) => each.length >= 2 && text.startsWith(each));
    if (found) return { district: { code, name }, length: found.length };
  }
  return null;
}

/** Position after blanks and the names of statistical levels. */
function skip(text: string, from: number): number {
  let at = from + gapLength(text.slice(from));
  const placeholder = PLACEHOLDER.exec(text.slice(at))?.[0].length ?? 0;
  if (placeholder > 0) at += placeholder + gapLength(text.slice(at + placeholder));
  return at;
}

/** The longest of several ways to read a text. */
const longest = (found: readonly AreaMatch[]): AreaMatch | null =>
  found.reduce<AreaMatch | null>((best, each) => (best && best.length >= each.length ? best : each), null);

/** A city of the province with its district from here on, or a district whose city is left out. */
function withinProvince(text: string, province: AreaProvince, from: number): AreaMatch[] {
  const start = skip(text, from);
  return province.cities.flatMap((city) => {
    const named = nameLength(text.slice(start), city.name, shortCity(city.name));
    const cityEnd = start + named;
    const at = named > 0 ? skip(text, cityEnd) : start;
    const inCity = districtAt(text.slice(at), city);
    if (named === 0 && !inCity) return [];
    const length = inCity ? at + inCity.length : cityEnd;
    return [{ province: plain(province), city: plain(city), district: inCity?.district ?? null, length }];
  });
}

/** The area that a text begins with: in full or for short, with or without province; null without one. */
export function matchArea(text: string, tree: readonly AreaProvince[]): AreaMatch | null {
  const found = tree.flatMap((province) => {
    const named = nameLength(text, province.name, shortProvince(province.name));
    const whole = { province: plain(province), city: null, district: null, length: named };
    const below = named > 0 ? [whole, ...withinProvince(text, province, named)] : [];
    // Without the province: a city, never a district alone, since several cities have one of the same name.
    const alone = withinProvince(text, province, 0).filter(
      ({ city }) => city && nameLength(text, city.name, shortCity(city.name)) > 0,
    );
    return [...below, ...alone];
  });
  return longest(found) ?? onlyDistrict(text, tree);
}

/** A district whose name no other city has. */
function onlyDistrict(text: string, tree: readonly AreaProvince[]): AreaMatch | null {
  const found = tree.flatMap((province) =>
    province.cities.flatMap((city) =>
      city.districts
        .filter(({ name }) => name.length > 2 && text.startsWith(name))
        .map((district) => ({ province: plain(province), city: plain(city), district, length: district.name.length })),
    ),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
