import { and, asc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { metresFrom, type Point } from '../../kernel/distance';
import type { ListPosition } from '../../kernel/list';
import { placeColumns, proposed, type StorePlaceRow } from './store.repository';
import { deliverCities, type StoreKind, stores } from './store.tables';

/** Which stores are looked for. */
export interface NearFilter {
  limit: number;
  cityCode?: string | undefined;
  /** Leaves out the stores of this city. */
  notInCity?: string | undefined;
  withinM?: number;
  kind?: StoreKind | undefined;
  /** Leaves out the stores of this kind. */
  notKind?: StoreKind;
  /** A word of one of their services. */
  service?: string | undefined;
  /** Part of the name or the address. */
  words?: string | undefined;
  /** Distance and id of the last store of the page before. */
  after?: ListPosition | null;
}

/** Outer bounds of the rings (m) that are searched one after the other, and the farthest that two points can be apart. */
const RINGS_M = [25_000, 100_000, 400_000, 1_600_000, 20_100_000];
const METRES_OF_DEGREE = 111_195;

const contains = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

const isWanted = ({ cityCode, notInCity, kind, notKind, service, words }: NearFilter) =>
  and(
    isNull(stores.movedTo),
    cityCode ? eq(stores.cityCode, cityCode) : undefined,
    notInCity ? ne(stores.cityCode, notInCity) : undefined,
    kind ? eq(stores.kind, kind) : undefined,
    notKind ? ne(stores.kind, notKind) : undefined,
    service ? sql`${stores.services}::text like ${contains(service)}` : undefined,
    words
      ? or(sql`${stores.name} ilike ${contains(words)}`, sql`${stores.address} ilike ${contains(words)}`)
      : undefined,
  );

/** The rectangle around a circle, for the index on positions; undefined where it would reach beyond the map. */
function within({ latitude, longitude }: Point, metres: number): SQL | undefined {
  const rise = metres / METRES_OF_DEGREE;
  const [south, north] = [latitude - rise, latitude + rise];
  if (south < -85 || north > 85) return undefined;
  const run = rise / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const [west, east] = [longitude - run, longitude + run];
  if (west < -180 || east > 180) return undefined;
  return sql`point(${stores.longitude}, ${stores.latitude}) <@
    box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
}

/** Stores of one ring, nearest first. */
function ringQuery(db: Db, point: Point, filter: NearFilter, ring: { fromM: number; toM: number | null }) {
  const metres = metresFrom(point, stores.latitude, stores.longitude);
  const { after, limit } = filter;
  return db
    .select(placeColumns(point))
    .from(stores)
    .innerJoin(deliverCities, eq(deliverCities.cityCode, stores.cityCode))
    .where(
      and(
        isWanted(filter),
        ring.toM === null ? undefined : within(point, ring.toM),
        ring.toM === null ? undefined : lte(metres, ring.toM),
        ring.fromM > 0 ? gt(metres, ring.fromM) : undefined,
        after ? sql`(${metres}, ${stores.storeId}) > (${after.key}::int, ${after.id})` : undefined,
      ),
    )
    .orderBy(metres, asc(stores.storeId))
    .limit(limit);
}

/** The rings that are searched: those that end before the page begins are left out. */
function ringsFrom(startM: number, withinM: number | undefined): { fromM: number; toM: number }[] {
  const ends = withinM === undefined ? RINGS_M : [...RINGS_M.filter((end) => end < withinM), withinM];
  return ends.map((toM, index) => ({ fromM: ends[index - 1] ?? 0, toM })).filter(({ toM }) => toM >= startM);
}

/** The statement of `selectPlacesNear` for a point. */
export function nearQuery(db: Db, point: Point, filter: NearFilter) {
  const { cityCode, withinM, after, limit } = filter;
  // A city has few stores, and its index finds them.
  if (cityCode && withinM === undefined) return ringQuery(db, point, filter, { fromM: 0, toM: null });
  const [first, second, ...others] = ringsFrom(after?.key ?? 0, withinM).map((ring) =>
    ringQuery(db, point, filter, ring),
  );
  // A position beyond the last ring has nothing after it.
  if (!first) return ringQuery(db, point, filter, { fromM: RINGS_M.at(-1) ?? 0, toM: null });
  if (!second) return first;
  // The rings are read in this order, and the next one only while rows are wanted.
  return unionAll(first, second, ...others).limit(limit);
}

/**
 * Stores nearest to a point first, without reading those far away; without a point in default order.
 */
export async function selectPlacesNear(db: Db, point: Point | null, filter: NearFilter): Promise<StorePlaceRow[]> {
  if (point) return await nearQuery(db, point, filter);
  return db
    .select(placeColumns(null))
    .from(stores)
    .innerJoin(deliverCities, eq(deliverCities.cityCode, stores.cityCode))
    .where(isWanted(filter))
    .orderBy(...proposed)
    .limit(filter.limit);
}
