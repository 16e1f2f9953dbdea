import type { ReplyOf } from '@voltfront/contract';
import type { CityRow, StoreRow } from './store.repository';

type DeliverCity = ReplyOf<'GET /api/mporder/v1/order/pub/selectDeliverCity'>[number];
type StoreBrief = ReplyOf<'GET /api/mporder/v1/order/stores'>[number];

/** A city in the response format. */
export function presentCity(row: CityRow): DeliverCity {
  const { provinceCode, provinceName, cityCode, cityName, isServed, pinyin, hotRank } = row;
  return { provinceCode, provinceName, cityCode, cityName, isServed, pinyin, hotRank };
}

/** A store in the format of orders. */
export function presentStore(row: StoreRow): StoreBrief {
  return { storeId: row.storeId, name: row.name, address: row.address, phone: row.phone };
}
