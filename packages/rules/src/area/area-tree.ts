/** An area with its six-digit code. */
export interface Area {
  code: string;
  name: string;
}

export interface AreaCity extends Area {
  /** Empty where the city has none, such as 东莞市. */
  districts: readonly Area[];
}

export interface AreaProvince extends Area {
  cities: readonly AreaCity[];
}

/** The list of areas as `/static/area.json` has it: names by six-digit codes. */
export interface AreaList {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** An area down to its district, or to the city where that has none. */
export interface AreaPath {
  province: Area;
  city: Area;
  district: Area | null;
}

/** Digits of a code that tell the province and the city. */
const PROVINCE_DIGITS = 2;
const CITY_DIGITS = 4;

/**
 * The three levels of the list of areas. Two digits of a code are the province, four the city. Counties of a municipality
 * have four digits of their own and lie in its only city; a province without cities is its own city.
 */
export function areaTree({ province_list, city_list, county_list }: AreaList): AreaProvince[] {
  const cityCodes = new Set(Object.keys(city_list).map((code) => code.slice(0, CITY_DIGITS)));
  const isPlaced = (code: string) => cityCodes.has(code.slice(0, CITY_DIGITS));
  const districts = byPrefix(county_list, CITY_DIGITS);
  const loose = byPrefix(county_list, PROVINCE_DIGITS, (code) => !isPlaced(code));
  const cities = byPrefix(city_list, PROVINCE_DIGITS);
  return Object.entries(province_list).map(([code, name]) => {
    const own = cities.get(code.slice(0, PROVINCE_DIGITS)) ?? [{ code, name }];
    const rest = loose.get(code.slice(0, PROVINCE_DIGITS)) ?? [];
    const withDistricts = own.map((city, index) => {
      const inCity = districts.get(city.code.slice(0, CITY_DIGITS)) ?? [];
      return { ...city, districts: index === 0 ? [...inCity, ...rest] : inCity };
    });
    return { code, name, cities: withDistricts };
  });
}

function byPrefix(
  names: Readonly<Record<string, string>>,
  length: number,
  isWanted: (code: string) => boolean = () => true,
): Map<string, Area[]> {
  const groups = new Map<string, Area[]>();
  for (const [code, name] of Object.entries(names)) {
    if (!isWanted(code)) continue;
    const prefix = code.slice(0, length);
    const group = groups.get(prefix);
    if (group) group.push({ code, name });
    else groups.set(prefix, [{ code, name }]);
  }
  return groups;
}

/** The area that two codes name; null when the list does not have it, or a district is missing where the city has some. */
export function findArea(
  tree: readonly AreaProvince[],
  cityCode: string,
  districtCode: string | null,
): AreaPath | null {
  for (const { cities, code, name } of tree) {
    const city = cities.find((each) => each.code === cityCode);
    if (!city) continue;
    const district = city.districts.find((each) => each.code === districtCode) ?? null;
    const isWhole = district ? true : districtCode === null && city.districts.length === 0;
    return isWhole ? { province: { code, name }, city: { code: city.code, name: city.name }, district } : null;
  }
  return null;
}
