import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import { type JobMap, schedule } from '../../kernel/jobs';
import type { DriveRecord } from '../../providers/telematics/types';
import { storePlaces } from '../store';
import { type DriveRow, selectDrive } from '../test-drive';
import { type FiguresRow, insertFigures } from './drive-figures.repository';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Asks for what the car told about a finished drive, again and again until it is there or does not come. */
    readDriveFigures: { driveId: string };
  }
}

/** Cars send their record within this time after the drive, or not at all. */
export const FIGURES_WITHIN_MS = 2 * HOUR_MS;
/** Time between two questions; cars need as long to send a record. */
const ASK_EVERY_MS = 10 * MINUTE_MS;

/** The record of a drive is asked for once it is done. */
export async function awaitFigures(ctx: Ctx, { driveId, state }: DriveRow): Promise<null> {
  if (state === 'done') await schedule(ctx, 'readDriveFigures', { driveId }, ctx.now() + ASK_EVERY_MS);
  return null;
}

/** Keeps figures, unless the drive or its account went meanwhile. */
async function keep(ctx: Ctx, drive: DriveRow, record: DriveRecord): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const hasAccount = !drive.userId.startsWith('phone:');
    if (hasAccount && !(await guardOf(tx).holdAccount(tx.db, drive.userId))) return;
    await insertFigures(tx.db, rowOf(drive, record));
  });
}

const tenths = (value: number): number => Math.round(value * 10);

/** The row of a record. */
export const rowOf = ({ driveId, userId, modelId, finishedAt }: DriveRow, record: DriveRecord): FiguresRow => ({
  driveId,
  userId,
  modelId,
  route: record.route,
  distanceTenths: tenths(record.distanceKm),
  accelerationTenths: tenths(record.topAcceleration),
  energyTenths: tenths(record.energy),
  assistTenths: tenths(record.assistKm),
  finishedAt: finishedAt ?? 0,
});

/** Asks the cars' platform for the record of a drive; asks again later while there is none. */
export async function readFigures(ctx: Ctx, { driveId }: JobMap['readDriveFigures']): Promise<void> {
  const drive = await selectDrive(ctx.db, driveId);
  if (drive?.state !== 'done') return;
  const { plate, startedAt, finishedAt, distanceTenths, storeId } = drive;
  const [store] = storeId === null ? [] : await storePlaces(ctx, [storeId]);
  if (plate === null || startedAt === null || finishedAt === null || distanceTenths === null || !store) return;
  const { latitude, longitude } = store;
  const from = { latitude, longitude };
  const record = await ctx.app.telematics.recordOf({
    plate,
    startedAt,
    finishedAt,
    distanceKm: distanceTenths / 10,
    from,
  });
  const next = ctx.now() + ASK_EVERY_MS;
  if (record) await keep(ctx, drive, record);
  else if (next <= finishedAt + FIGURES_WITHIN_MS) await schedule(ctx, 'readDriveFigures', { driveId }, next);
}
