import type { CelebrationCardData, QueryOf, ReplyOf } from '@voltfront/contract';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import type { Point } from '../../../kernel/distance';
import { refuse } from '../../../kernel/errors';
import { openPage } from '../../../kernel/list';
import { cityPlace } from '../../store';
import { areaOfCaller } from '../../system';
import { factsOf } from '../activity.presenter';
import { type FullCelebration, selectCelebrations, selectCitiesAndTimes } from './celebration.repository';

const KEY = 'GET /api/mpmkt/v1/celebrate/list';

/** Most celebrations of a campaign whose cities and days can be chosen. */
const MOST = 100;

/** The point that distances are counted from: the position, else the chosen city, else that of the network address. */
async function pointOf(
  ctx: Ctx,
  { latitude, longitude, system, cityCode }: QueryOf<typeof KEY>,
): Promise<Point | null> {
  if (latitude !== undefined && longitude !== undefined)
    return convertCoordinate({ latitude, longitude }, system, 'gcj02');
  const { cityCode: code = '' } = cityCode ? { cityCode } : await areaOfCaller(ctx);
  return cityPlace(ctx, code);
}

/** A day of Asia/Shanghai as a span. @throws BAD_INPUT for a day that does not exist */
function spanOf(day: string | undefined): { from?: number; until?: number } {
  if (day === undefined) return {};
  const from = Date.parse(`${day}T00:00:00+08:00`);
  if (Number.isNaN(from)) throw refuse('BAD_INPUT', { data: { fields: ['query.day'] } });
  return { from, until: from + DAY_MS };
}

function presentCard({ celebration, activity }: FullCelebration, distanceM: number | null): CelebrationCardData {
  const { id: celebrationId, title, place, capacity } = activity;
  const { cityCode, cityName, settings } = celebration;
  const { isOnline: _isOnline, ...facts } = factsOf(activity);
  const picture = settings.pictures[0] ?? settings.gift.picture;
  return { celebrationId, title, cityCode, cityName, place, picture, capacity, distanceM, ...facts };
}

async function citiesAndDays(ctx: Ctx, slug: string): Promise<Pick<ReplyOf<typeof KEY>, 'cities' | 'days'>> {
  const rows = await selectCitiesAndTimes(ctx.db, slug, MOST);
  const cities = new Map(rows.map(({ cityCode, cityName }) => [cityCode, { cityCode, cityName }]));
  return { cities: [...cities.values()], days: [...new Set(rows.map(({ startsAt }) => formatDate(startsAt)))] };
}

/** Celebrations of a campaign, nearest first. @throws BAD_INPUT */
export async function listCelebrations(ctx: Ctx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const { slug, cityCode, day } = query;
  const page = openPage(ctx, KEY, query);
  const filter = { slug, cityCode, ...spanOf(day) };
  const read = await selectCelebrations(ctx.db, filter, await pointOf(ctx, query), page);
  const { rows, nextCursor } = page.cut(read, ({ distanceM, activity }) => ({ key: distanceM ?? 0, id: activity.id }));
  const items = rows.map(({ distanceM, ...row }) => presentCard(row, distanceM));
  return { items, nextCursor, ...(await citiesAndDays(ctx, slug)) };
}
