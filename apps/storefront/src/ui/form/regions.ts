/** A region with its code. */
export interface Place {
  code: string;
  name: string;
}

/** A city; with districts where the third level is wanted. */
export interface City extends Place {
  /** Syllables of the name with blanks between them: `shang hai`. Search finds it. */
  pinyin?: string;
  /** Rank among the hot cities, from 1. */
  hotRank?: number | null;
  districts?: readonly Place[];
}

/** A province or direct-controlled city with its cities. */
export interface Region extends Place {
  cities: readonly City[];
}

/** What was chosen. */
export interface RegionChoice {
  province: Place;
  city: Place;
  /** Only where the city has districts. */
  district?: Place;
}

/** The list of areas as `/static/area.json` has it: names by six-digit codes. */
export interface AreaList {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** The three levels of the list of areas. Two digits of a code are the province, four the city. */
export function areaRegions({ province_list, city_list, county_list }: AreaList): Region[] {
  const districts = byPrefix(county_list, 4);
  const cities = byPrefix(city_list, 2);
  return Object.entries(province_list).map(([code, name]) => ({
    code,
    name,
    cities: (cities.get(code.slice(0, 2)) ?? []).map((city) => ({
      ...city,
      districts: districts.get(city.code.slice(0, 4)) ?? [],
    })),
  }));
}

function byPrefix(names: Readonly<Record<string, string>>, length: number): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const [code, name] of Object.entries(names)) {
    const prefix = code.slice(0, length);
    const group = groups.get(prefix);
    if (group) group.push({ code, name });
    else groups.set(prefix, [{ code, name }]);
  }
  return groups;
}

/** `浙江省 杭州市 西湖区`; a city named like its province is named once. */
export function regionWords({ province, city, district }: RegionChoice): string {
  const names = [province.name, city.name === province.name ? '' : city.name, district?.name ?? ''];
  return names.filter(Boolean).join(' ');
}

/** Finds a choice again by its codes; undefined when the list does not have it. */
export function findRegion(
  regions: readonly Region[],
  cityCode: string | null | undefined,
  districtCode?: string | null,
): RegionChoice | undefined {
  for (const province of regions) {
    const city = province.cities.find(({ code }) => code === cityCode);
    if (!city) continue;
    const { districts, code, name } = city;
    const place = { code, name };
    const district = districts?.find(({ code }) => code === districtCode);
    return { province: { code: province.code, name: province.name }, city: place, district };
  }
  return undefined;
}
