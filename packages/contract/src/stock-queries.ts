import { z } from 'zod';
import { Id } from './common';
import { OrderNo } from './order';
import { CityCode, ModelId, ProductCode, VersionId } from './vehicle';

/** Where the caller is; all may be left out: then the city counts, then that of the address. */
export const Position = z.object({
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  /** Of the coordinates; mini-programs give gcj02, browsers wgs84. */
  system: z.enum(['wgs84', 'gcj02', 'bd09']).default('gcj02'),
  /** City that distances count from when there is no position. Filters nothing. */
  nearCityCode: CityCode.optional(),
});

/** What cars are matched against: a configuration, or an own order. Neither: no match. */
export const Against = z.object({
  /** Text of `selectionToLink`. What no longer fits is repaired. */
  c: z.string().max(4000).optional(),
  orderNo: OrderNo.optional(),
});

/** What lists are narrowed by. */
export const StockFilter = z.object({
  modelId: ModelId.optional(),
  versionId: VersionId.optional(),
  /** Product code of a paint. */
  paint: ProductCode.optional(),
  cityCode: CityCode.optional(),
  storeId: Id.optional(),
  minPriceFen: z.coerce.number().int().min(0).max(1e12).optional(),
  maxPriceFen: z.coerce.number().int().min(0).max(1e12).optional(),
  /** Ready in so many days at most. */
  maxDays: z.coerce.number().int().min(0).max(365).optional(),
  minSavingFen: z.coerce.number().int().min(0).max(1e12).optional(),
});

/** A car's own page may be asked about with a position and a wish. */
export const OneCar = Position.extend(Against.shape).extend({ stockCarId: Id });

/** Names one car. */
export const CarRef = z.object({ stockCarId: Id });
