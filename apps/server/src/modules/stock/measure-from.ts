import type { MeasuredFromData } from '@voltfront/contract';
import { type CoordinateSystem, convertCoordinate } from '@voltfront/rules/coordinates';
import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import { cityAround, cityPlace } from '../store';
import { areaOfCaller } from '../system';

/** The caller's location, if the request has one. */
export interface PositionInput {
  latitude?: number | undefined;
  longitude?: number | undefined;
  system: CoordinateSystem;
  nearCityCode?: string | undefined;
}

/**
 * The point that distances are measured from. `point` in GCJ-02; null when not even a city is
 * known.
 */
export interface MeasuringPoint {
  point: Point | null;
  from: MeasuredFromData;
}

async function fromPosition(ctx: Ctx, point: Point): Promise<MeasuringPoint> {
  const city = await cityAround(ctx, point);
  return { point, from: { kind: 'position', cityCode: city?.cityCode ?? null, cityName: city?.cityName ?? null } };
}

async function fromCity(ctx: Ctx, kind: 'city' | 'ip', cityCode: string): Promise<MeasuringPoint | null> {
  const city = await cityPlace(ctx, cityCode);
  if (!city) return null;
  const { cityName, latitude, longitude } = city;
  return { point: { latitude, longitude }, from: { kind, cityCode, cityName } };
}

/**
 * Determines the point that distances are measured from: the location when both coordinates are
 * given (any system; converted to GCJ-02 like the stores), else the given city, else the city of
 * the caller's IP address.
 */
export async function measureFrom(ctx: Ctx, input: PositionInput): Promise<MeasuringPoint> {
  const { latitude, longitude, system, nearCityCode } = input;
  if (latitude !== undefined && longitude !== undefined)
    return fromPosition(ctx, convertCoordinate({ latitude, longitude }, system, 'gcj02'));
  const named = nearCityCode ? await fromCity(ctx, 'city', nearCityCode) : null;
  if (named) return named;
  const area = await areaOfCaller(ctx);
  const guessed = await fromCity(ctx, 'ip', area.cityCode);
  return guessed ?? { point: null, from: { kind: 'ip', cityCode: area.cityCode, cityName: area.cityName } };
}
