import { z } from 'zod';
import { refuse } from '../../../kernel/errors';
import type { Logger } from '../../../kernel/log';
import { askJson } from '../../http-json';
import { type Geocoder, type GeoPlace, type GeoPoint, MOST_PLACES } from '../types';

/** Account at the map service. */
export interface AmapSettings {
  key: string;
  /** URL of its web service, without a trailing slash. */
  url: string;
}

/** The service returns an empty list instead of a missing text. */
const Text = z.string().catch('');
const Spot = z.string().regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/);

const Pois = z.object({
  pois: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: Text,
      address: Text,
      cityname: Text,
      adname: Text,
      location: Spot,
    }),
  ),
});

const Regeo = z.object({
  regeocode: z.object({
    formatted_address: Text,
    addressComponent: z.object({ province: Text, city: Text, district: Text, adcode: Text }),
    pois: z.array(z.object({ name: Text })).catch([]),
  }),
});

/** Words in the service's categories; the first match counts. */
const KINDS: readonly (readonly [word: RegExp, kind: GeoPlace['kind']])[] = [
  [/充电/, 'charging'],
  [/交通设施|机场|火车站/, 'station'],
  [/购物|商务|公司/, 'business'],
  [/道路|地名地址/, 'street'],
];

const kindOf = (type: string): GeoPlace['kind'] => KINDS.find(([word]) => word.test(type))?.[1] ?? 'landmark';

/** The service accepts at most six decimals. */
const spotOf = ({ latitude, longitude }: GeoPoint) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

function toPlace(poi: z.infer<typeof Pois>['pois'][number]): GeoPlace {
  const [longitude = 0, latitude = 0] = poi.location.split(',').map(Number);
  const { id, name, type, address, cityname, adname } = poi;
  const placeId = id.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 64) || 'amap';
  return { placeId, name, address: `${adname}${address}`, cityName: cityname, kind: kindOf(type), latitude, longitude };
}

/** Places from Amap's web service. */
export function createAmapGeocoder({ key, url }: AmapSettings, log: Logger): Geocoder {
  async function ask<S extends z.ZodType>(
    schema: S,
    path: string,
    fields: Record<string, string>,
  ): Promise<z.infer<S>> {
    const query = new URLSearchParams({ ...fields, key, output: 'JSON' });
    const answer = await askJson(log, 'geocoder', `${url}${path}?${query}`);
    const parsed = schema.safeParse(answer);
    if (answer.status === '1' && parsed.success) return parsed.data;
    log.error({ service: 'geocoder', infocode: answer.infocode }, 'provider refused');
    throw refuse('PROVIDER_DOWN');
  }
  const offset = String(MOST_PLACES);
  return {
    async search({ keywords, cityCode, point }) {
      const near: Record<string, string> = point ? { location: spotOf(point), sortrule: 'weight' } : {};
      const fields = { keywords, ...(cityCode ? { city: cityCode } : {}), ...near, offset, page: '1' };
      return (await ask(Pois, '/v3/place/text', fields)).pois.map(toPlace);
    },
    async nearby(point) {
      const fields = { location: spotOf(point), radius: '3000', sortrule: 'distance', offset, page: '1' };
      return (await ask(Pois, '/v3/place/around', fields)).pois.map(toPlace);
    },
    async positionOf(point) {
      const fields = { location: spotOf(point), extensions: 'all', radius: '500' };
      const { regeocode } = await ask(Regeo, '/v3/geocode/regeo', fields);
      const { province, city, district, adcode } = regeocode.addressComponent;
      return {
        ...point,
        name: regeocode.pois[0]?.name || regeocode.formatted_address,
        address: regeocode.formatted_address,
        provinceName: province,
        cityName: city || province,
        cityCode: /^\d{6}$/.test(adcode) ? `${adcode.slice(0, 4)}00` : '',
        districtName: district,
      };
    },
  };
}
