import { asset, fillDeep } from '../../../demo/fill';
import type { RegionSeed } from '..';
import { cities } from './cities';
import { advisers, stores } from './stores';

/** Cities, stores and advisers of the demo as rows. */
export function regionsSeed(): RegionSeed {
  return {
    cities: cities.map(({ name, province, ...city }) => ({
      ...city,
      cityName: name,
      provinceName: province,
      provinceCode: `${city.cityCode.slice(0, 2)}0000`,
    })),
    stores: fillDeep(stores).map((store) => ({
      ...store,
      picture: asset(store.picture),
      services: [...store.services],
    })),
    advisers: fillDeep(advisers).map((adviser) => ({ ...adviser, avatar: asset(adviser.avatar) })),
  };
}
