import { t } from '@lingui/core/macro';
import type { DeliverCityData } from '@voltfront/contract';
import type { City, Region } from '@/ui';

/** Cities by province, as pickers show them. */
export function regionsOf(cities: readonly DeliverCityData[]): Region[] {
  const regions = new Map<string, Region & { cities: City[] }>();
  for (const { provinceCode, provinceName, cityCode, cityName, pinyin, hotRank } of cities) {
    const region = regions.get(provinceCode) ?? { code: provinceCode, name: provinceName, cities: [] };
    region.cities.push({ code: cityCode, name: cityName, pinyin, hotRank });
    regions.set(provinceCode, region);
  }
  return [...regions.values()];
}

/** A city as its name says whether cars are delivered to it. */
const marked = (city: DeliverCityData): DeliverCityData => {
  const { cityName, isServed } = city;
  return isServed ? city : { ...city, cityName: t`${cityName}（暂不交付）` };
};

/** All cities by province; those without delivery say so. */
export const toRegions = (cities: readonly DeliverCityData[]): Region[] => regionsOf(cities.map(marked));

/** `浙江省 杭州市`; a city that is a province of its own is named once. */
export const placeName = ({ provinceName, cityName }: DeliverCityData): string =>
  provinceName === cityName ? cityName : `${provinceName} ${cityName}`;
