/** A place on the map. Degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). Shanghai to Hangzhou: about 165. */
export function distanceKm(from: Place, to: Place): number {
  const rise = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2;
  const run = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const h = rise + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * run;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/** The city data that the choice uses. */
export interface CityPlace extends Place {
  cityCode: string;
  provinceCode: string;
  isServed: boolean;
}

/** Most cities offered instead of one that is not served. */
const OFFERED = 3;

/**
 * Cities where a car registered in `registerCityCode` can be delivered: the city itself when
 * served, else the nearest served ones of its province, else the nearest served ones of the
 * country. Unknown cities are located by province (the first two digits).
 * Example: Wuhu (340200) is not served, Hefei (340100) in the same province is: a car registered in
 * Wuhu is delivered in Hefei.
 */
export function deliverCitiesFor<C extends CityPlace>(cities: readonly C[], registerCityCode: string): C[] {
  const own = cities.find((city) => city.cityCode === registerCityCode);
  if (own?.isServed) return [own];
  const served = cities.filter((city) => city.isServed);
  const province = `${registerCityCode.slice(0, 2)}0000`;
  const inProvince = served.filter((city) => city.provinceCode === province);
  const offered = inProvince.length > 0 ? inProvince : served;
  const from = own ?? cities.find((city) => city.provinceCode === province);
  if (!from) return offered.slice(0, OFFERED);
  return [...offered].sort((a, b) => distanceKm(from, a) - distanceKm(from, b)).slice(0, OFFERED);
}
