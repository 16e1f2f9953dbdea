import { type AreaList, areaTree } from '@voltfront/rules/area/area-tree';

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

/** Chosen region. */
export interface RegionChoice {
  province: Place;
  city: Place;
  /** Only where the city has districts. */
  district?: Place;
}

/** The three levels of the list of areas, as `/static/area.json` has it. */
export const areaRegions = (list: AreaList): Region[] => areaTree(list);

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
