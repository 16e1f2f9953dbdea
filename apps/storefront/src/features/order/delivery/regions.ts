import { t } from '@lingui/core/macro';
import type { DeliverCityData } from '@voltfront/contract';
import type { City, Region } from '@/ui';

/** Cities by province, for the picker; those without delivery say so. */
export function toRegions(cities: readonly DeliverCityData[]): Region[] {
  const regions = new Map<string, Region & { cities: City[] }>();
  for (const { provinceCode, provinceName, cityCode, cityName, isServed, pinyin, hotRank } of cities) {
    const region = regions.get(provinceCode) ?? { code: provinceCode, name: provinceName, cities: [] };
    region.cities.push({ code: cityCode, name: isServed ? cityName : t`${cityName}（暂不交付）`, pinyin, hotRank });
    regions.set(provinceCode, region);
  }
  return [...regions.values()];
}

/** `浙江省 杭州市`; a city that is a province of its own is named once. */
export const placeName = ({ provinceName, cityName }: DeliverCityData): string =>
  provinceName === cityName ? cityName : `${provinceName} ${cityName}`;
