/** Cities of the statistics that are no city: all districts of a municipality, its counties, counties below a province. */
const WHOLE = '市辖区';
const COUNTIES = '县';
const BELOW_PROVINCE = /直辖县级行政区划$/;

/** Provinces that GB/T 2260 has and the statistics do not; the standard divides none of them further. */
const FURTHER_PROVINCES = { 710000: '台湾省', 810000: '香港特别行政区', 820000: '澳门特别行政区' };

const byCode = (rows) => Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The list of areas out of the statistics: six-digit codes, no placeholders. A municipality is its own city, a county below
 * a province is one as well, and a city that the statistics repeat as its only district has none.
 *
 * @param {{ code: string, name: string }[]} provinces two digits
 * @param {{ code: string, name: string, provinceCode: string }[]} cities four digits
 * @param {{ code: string, name: string, cityCode: string }[]} areas six digits
 */
export function toAreaList(provinces, cities, areas) {
  const nameOf = new Map(provinces.map(({ code, name }) => [code, name]));
  const cityList = [];
  const countyList = [];
  for (const { code, name, provinceCode } of cities) {
    const own = areas.filter(({ cityCode }) => cityCode === code).map((area) => [area.code, area.name]);
    if (BELOW_PROVINCE.test(name)) {
      cityList.push(...own);
      continue;
    }
    if (name !== COUNTIES) cityList.push([`${code}00`, name === WHOLE ? nameOf.get(provinceCode) : name]);
    if (!own.every(([, district]) => district === name)) countyList.push(...own);
  }
  const provinceList = provinces.map(({ code, name }) => [`${code}0000`, name]);
  return {
    province_list: byCode([...provinceList, ...Object.entries(FURTHER_PROVINCES)]),
    city_list: byCode(cityList),
    county_list: byCode(countyList),
  };
}
