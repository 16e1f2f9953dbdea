import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { signAddress } from '../../kernel/signed-address';
import { type StaffSight, seesStore, staffSight } from '../../kernel/staff-sight';
import { mask, unseal } from '../order';
import { cityPlace, storePlaces } from '../store';
import { loadModels } from '../vehicle';
import { selectCarsOf, selectCarsOfStore, selectTitles } from './channel.repository';
import { DRIVE_STARTS } from './drive-places';
import { selectSigned } from './letter.repository';
import { letterPath } from './sign-letter';
import { type DriveRow, type DriveSight, selectForStaff, selectOfDay } from './test-drive.repository';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/drives';
const DAY = 'GET /api/mpmkt/v1/staff/testDrive/day';
type DriveOfStaff = ReplyOf<typeof LIST>['items'][number];

/** More than a store drives in a day. */
const MOST_OF_DAY = 300;

/** Midnight of a day, `2026-11-26`, in Shanghai; of today without one. */
const startOf = (ctx: ActorCtx, day: string | undefined): number =>
  shanghaiMidnight(day === undefined ? ctx.now() : Date.parse(`${day}T00:00:00+08:00`));

/** What the caller sees of drives; null for a consultant without a store. */
export async function driveSight(ctx: ActorCtx, { onlyStoreId }: StaffSight): Promise<DriveSight | null> {
  if (onlyStoreId === undefined) return {};
  const [store] = onlyStoreId === null ? [] : await storePlaces(ctx, [onlyStoreId]);
  return store ? { storeId: store.storeId, cityCode: store.cityCode } : null;
}

/** Whether personal data of a drive is masked: an application that no store has yet is open to the store that may take it. */
export const isHiddenFrom = (sight: StaffSight, storeId: string | null): boolean =>
  storeId === null ? sight.onlyStoreId === undefined : sight.isMasked(storeId);

/** Drives as staff see them; what their stores, cars, models and letters are is read once for all. */
export async function presentForStaff(
  ctx: ActorCtx,
  sight: StaffSight,
  rows: readonly DriveRow[],
): Promise<DriveOfStaff[]> {
  const stores = new Map(
    (await storePlaces(ctx, [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))])).map((row) => [
      row.storeId,
      row,
    ]),
  );
  const cars = new Map(
    (
      await selectCarsOf(
        ctx.db,
        rows.flatMap(({ placeId }) => placeId ?? []),
      )
    ).map((row) => [row.placeId, row]),
  );
  const titles = await selectTitles(ctx.db, [...new Set(rows.map(({ channelCode }) => channelCode))]);
  const models = new Map((await loadModels(ctx)).map(({ modelId, name }) => [modelId, name]));
  const signed = await selectSigned(
    ctx.db,
    rows.map(({ driveId }) => driveId),
  );
  const [notes] = await ctx.app.hooks.ask(ctx, 'notesOfDrives', { driveIds: rows.map(({ driveId }) => driveId) });
  const { dataSecret } = ctx.app.config;
  const items = rows.map(async (row): Promise<DriveOfStaff> => {
    const { driveNo, driveId, state, modelId, storeId, placeId, cityCode, startsAt, distanceTenths } = row;
    const [name, mobile] = [unseal(dataSecret, row.contactName), unseal(dataSecret, row.contactMobile)];
    const isHidden = isHiddenFrom(sight, storeId);
    return {
      driveNo,
      state,
      channelTitle: titles.get(row.channelCode) ?? row.channelCode,
      modelId,
      modelName: models.get(modelId) ?? modelId,
      storeId,
      storeName: stores.get(storeId ?? '')?.name ?? '',
      cityName: (cityCode === null ? null : await cityPlace(ctx, cityCode))?.cityName ?? '',
      placeId,
      startsAt,
      name: isHidden ? maskMiddle(name) : name,
      mobile: isHidden ? mask(mobile, 3, 4) : mobile,
      plate: row.plate,
      plates: cars.get(placeId ?? '')?.plates ?? [],
      isSigned: signed.has(driveId),
      letterFile: signed.has(driveId) && !isHidden ? signAddress(ctx.app, letterPath(driveId)) : null,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
      distanceKm: distanceTenths === null ? null : distanceTenths / 10,
      reason: row.reason,
      employeeNote: notes?.get(driveId),
      createdAt: row.createdAt,
    };
  });
  return Promise.all(items);
}

/** Drives that the caller may see, newest first. */
export async function listStaffDrives(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const sight = await staffSight(ctx, 'drives');
  const seen = await driveSight(ctx, sight);
  if (!seen) return { items: [], nextCursor: null };
  const { state, day } = query;
  const from = startOf(ctx, day);
  const span = day === undefined ? {} : { from, to: from + DAY_MS };
  const read = await selectForStaff(ctx.db, seen, { state, ...span }, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, driveId }) => ({ key: createdAt, id: driveId }));
  return { items: await presentForStaff(ctx, sight, rows), nextCursor };
}

/** A day of a store by its cars: the caller's own, else the one that is asked for. */
export async function showDay(ctx: ActorCtx, query: QueryOf<typeof DAY>): Promise<ReplyOf<typeof DAY>> {
  const sight = await staffSight(ctx, 'drives');
  const from = startOf(ctx, query.day);
  const asked = sight.ownStoreId ?? query.storeId ?? null;
  const storeId = asked !== null && seesStore(sight, asked) ? asked : null;
  const empty = { day: formatDate(from), storeId: null, storeName: '', hours: [], cars: [], drives: [] };
  const [store] = storeId === null ? [] : await storePlaces(ctx, [storeId]);
  if (!store || storeId === null) return empty;
  const cars = await selectCarsOfStore(ctx.db, storeId);
  const models = new Map((await loadModels(ctx)).map(({ modelId, name }) => [modelId, name]));
  const rows = await selectOfDay(ctx.db, storeId, from, from + DAY_MS, MOST_OF_DAY);
  const signed = await selectSigned(
    ctx.db,
    rows.map(({ driveId }) => driveId),
  );
  return {
    day: formatDate(from),
    storeId,
    storeName: store.name,
    hours: DRIVE_STARTS.map((minutes) => from + minutes * MINUTE_MS),
    cars: cars.map(({ placeId, modelId, plates }) => ({ placeId, modelName: models.get(modelId) ?? modelId, plates })),
    drives: rows.flatMap(({ driveNo, driveId, placeId, startsAt, state, contactName }) => {
      if (placeId === null || startsAt === null) return [];
      const name = unseal(ctx.app.config.dataSecret, contactName);
      const shown = sight.isMasked(storeId) ? maskMiddle(name) : name;
      return [{ driveNo, placeId, startsAt, state, name: shown, isSigned: signed.has(driveId) }];
    }),
  };
}
