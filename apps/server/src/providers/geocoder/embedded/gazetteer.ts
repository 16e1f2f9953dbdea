import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaList } from '@voltfront/rules/area/area-tree';
import { assetsFolder } from '../../../kernel/paths';
import type { GeoPlace } from '../types';
import { CENTRES } from './cities';
import { LANDMARKS } from './landmarks';

/** A place of the embedded list, with its area. */
export interface KnownPlace extends GeoPlace {
  cityCode: string;
  provinceName: string;
  districtName: string;
}

/** Kinds of places that every district gets, with the street of their address. */
const USUAL: readonly (readonly [name: string, kind: GeoPlace['kind'], street: string])[] = [
  ['政务服务中心', 'landmark', '文化路'],
  ['人民公园', 'landmark', '公园路'],
  ['体育中心', 'landmark', '体育路'],
  ['万象广场', 'business', '中山路'],
  ['公共充电站', 'charging', '建设路'],
  ['客运站', 'station', '站前路'],
];

const DEGREE_KM = 111.32;
/** Rotating by this angle spreads points evenly over a disc. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The point at a distance in km and an angle from another one. */
function away(latitude: number, longitude: number, km: number, angle: number) {
  const round = (degrees: number) => Number(degrees.toFixed(5));
  return {
    latitude: round(latitude + (km * Math.sin(angle)) / DEGREE_KM),
    longitude: round(longitude + (km * Math.cos(angle)) / (DEGREE_KM * Math.cos((latitude * Math.PI) / 180))),
  };
}

function namesOf(areas: AreaList, cityCode: string) {
  const provinceName = areas.province_list[`${cityCode.slice(0, 2)}0000`] ?? '';
  return { provinceName, cityName: areas.city_list[cityCode] ?? provinceName };
}

function cityPlaces(areas: AreaList, [cityCode, latitude, longitude]: (typeof CENTRES)[number]): KnownPlace[] {
  const { provinceName, cityName } = namesOf(areas, cityCode);
  const districts = Object.entries(areas.county_list).filter(([code]) => code.startsWith(cityCode.slice(0, 4)));
  const usual = districts.flatMap(([code, districtName], i) => {
    const centre = away(latitude, longitude, 2 + 3 * Math.sqrt(i), i * GOLDEN_ANGLE);
    return USUAL.map(([name, kind, street], n) => ({
      ...away(centre.latitude, centre.longitude, 0.4 + 0.35 * n, (i + n) * GOLDEN_ANGLE),
      placeId: `demo-${code}-${n}`,
      name: `${districtName}${name}`,
      address: `${cityName}${districtName}${street} ${(i * 7 + n * 13) % 180 || 1} 号`,
      kind,
      cityCode,
      cityName,
      provinceName,
      districtName,
    }));
  });
  const city = {
    latitude,
    longitude,
    placeId: `demo-${cityCode}`,
    name: cityName,
    address: `${provinceName}${cityName}`,
  };
  const address = provinceName === cityName ? cityName : city.address;
  return [{ ...city, address, kind: 'city', cityCode, cityName, provinceName, districtName: '' }, ...usual];
}

/**
 * Places for demos: real landmarks, and six typical places for each district of some 40 cities,
 * whose positions and house numbers are made up.
 */
export function readGazetteer(): KnownPlace[] {
  const areas = JSON.parse(readFileSync(join(assetsFolder, 'static', 'area.json'), 'utf8')) as AreaList;
  const landmarks = LANDMARKS.map(([cityCode, name, districtName, kind, latitude, longitude], i): KnownPlace => {
    const { provinceName, cityName } = namesOf(areas, cityCode);
    const address = `${cityName}${districtName}`;
    const place = { placeId: `demo-landmark-${i}`, name, address, kind, latitude, longitude };
    return { ...place, cityCode, cityName, provinceName, districtName };
  });
  return [...landmarks, ...CENTRES.flatMap((centre) => cityPlaces(areas, centre))];
}
