import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import type { CarsRow } from '../channel.repository';

/** Models in the order in which stores get them; a space has fewer than a centre. */
const MODELS = ['YL01', 'YLX', 'YL09'] as const;
const CARS_OF = { centre: [3, 2, 2], space: [1, 2, 1], delivery: [1, 1, 0] } as const;

/** Where plates begin with, by province of the city. */
const PROVINCES: Record<string, string> = {
  '11': '京A',
  '12': '津A',
  '13': '冀A',
  '14': '晋A',
  '15': '蒙A',
  '21': '辽A',
  '22': '吉A',
  '23': '黑A',
  '31': '沪A',
  '32': '苏A',
  '33': '浙A',
  '34': '皖A',
  '35': '闽A',
  '36': '赣A',
  '37': '鲁A',
  '41': '豫A',
  '42': '鄂A',
  '43': '湘A',
  '44': '粤A',
  '45': '桂A',
  '46': '琼A',
  '50': '渝A',
  '51': '川A',
  '52': '贵A',
  '53': '云A',
  '54': '藏A',
  '61': '陕A',
  '62': '甘A',
  '63': '青A',
  '64': '宁A',
  '65': '新A',
};

/** Districts of stores, where a channel asks for them. */
const DISTRICTS: Record<string, string> = { 'sh-jingan': '310106', 'sh-pudong': '310115', 'sh-hongqiao': '310112' };

/** Stores that send a car to customers' homes, and which. */
const HOMES = [
  { storeId: 'sh-jingan', cityCode: '310100' },
  { storeId: 'bj-chaoyang', cityCode: '110100' },
  { storeId: 'hz-qianjiang', cityCode: '330100' },
] as const;
const HOME_MODEL = 'YL09';
const HOME_CARS = 2;

interface Store {
  storeId: string;
  cityCode: string;
  kind: keyof typeof CARS_OF;
}

/** Cars to drive of every store, with fictional plates. */
export function demoCars(stores: readonly Store[]): CarsRow[] {
  let number = 10_000;
  const plate = (cityCode: string) => {
    number += 7;
    return `${PROVINCES[cityCode.slice(0, 2)] ?? '沪A'}D${number}`;
  };
  return stores.flatMap(({ storeId, cityCode, kind }) =>
    MODELS.flatMap((modelId, index) => {
      const plates = Array.from({ length: CARS_OF[kind][index] ?? 0 }, () => plate(cityCode));
      const placeId = drivePlaceOf(storeId, modelId);
      return plates.length === 0
        ? []
        : [
            {
              placeId,
              storeId,
              modelId,
              plates,
              isOpen: true,
              districtCode: DISTRICTS[storeId] ?? null,
              isHome: false,
            },
          ];
    }),
  );
}

/** Cars that come to customers' homes. */
export const demoHomeCars = (): CarsRow[] =>
  HOMES.map(({ storeId, cityCode }, index) => ({
    placeId: drivePlaceOf(`home-${cityCode}`, HOME_MODEL),
    storeId,
    modelId: HOME_MODEL,
    plates: Array.from(
      { length: HOME_CARS },
      (_, car) => `${PROVINCES[cityCode.slice(0, 2)]}D${90_000 + index * 10 + car}`,
    ),
    isOpen: true,
    districtCode: null,
    isHome: true,
  }));
