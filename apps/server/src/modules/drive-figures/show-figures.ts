import type { DriveFiguresData } from '@voltfront/contract';
import { aheadPercent, drivingType } from '@voltfront/rules/test-drive/driving-type';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { findStore } from '../store';
import { type DriveRow, findDrive, isFeedbackSent } from '../test-drive';
import { loadModels } from '../vehicle';
import { compareFigures, type FiguresRow, selectFigures } from './drive-figures.repository';
import { FIGURES_WITHIN_MS } from './read-figures';

/** Figures as people read them. */
const readable = ({ distanceTenths, accelerationTenths, energyTenths, assistTenths }: FiguresRow) => ({
  distanceKm: distanceTenths / 10,
  topAcceleration: accelerationTenths / 10,
  energy: energyTenths / 10,
  assistKm: assistTenths / 10,
});

async function toldOf(ctx: Ctx, row: FiguresRow): Promise<DriveFiguresData['told']> {
  const figures = readable(row);
  const { among, slower, thirstier } = await compareFigures(ctx.db, row);
  return {
    route: row.route,
    ...figures,
    type: drivingType(figures),
    compared: among,
    fasterThan: aheadPercent(slower, among),
    thriftierThan: aheadPercent(thirstier, among),
  };
}

function stateOf({ state }: DriveRow, hasFigures: boolean, readyBy: number | null, now: number) {
  if (state !== 'done') return 'notDone';
  if (hasFigures) return 'ready';
  return readyBy !== null && now < readyBy ? 'preparing' : 'facts';
}

/** What the car told about a drive of the caller, and how it compares with others of its model. @throws NOT_FOUND */
export async function showFigures(ctx: ActorCtx, driveNo: string): Promise<DriveFiguresData> {
  const drive = await findDrive(ctx, { driveNo });
  const { modelId, storeId, startedAt, finishedAt, distanceTenths, driveId } = drive;
  const row = await selectFigures(ctx.db, driveId);
  const model = (await loadModels(ctx)).find((each) => each.modelId === modelId);
  const readyBy = finishedAt === null ? null : finishedAt + FIGURES_WITHIN_MS;
  const hasTimes = startedAt !== null && finishedAt !== null;
  return {
    driveNo,
    state: stateOf(drive, row !== undefined, readyBy, ctx.now()),
    modelId,
    modelName: model?.name ?? modelId,
    picture: model?.cutout ?? '/assets/cars/none.webp',
    storeName: (await findStore(ctx, storeId))?.name ?? '',
    finishedAt,
    minutes: hasTimes ? Math.max(1, Math.round((finishedAt - startedAt) / MINUTE_MS)) : null,
    distanceKm: distanceTenths === null ? null : distanceTenths / 10,
    readyBy,
    isFeedbackSent: await isFeedbackSent(ctx, driveId),
    told: row ? await toldOf(ctx, row) : null,
  };
}

/** The way of driving and the length of a drive; null where its car told nothing. */
export async function drivingOf(
  ctx: Ctx,
  driveId: string,
): Promise<{ type: ReturnType<typeof drivingType>; distanceKm: number } | null> {
  const row = await selectFigures(ctx.db, driveId);
  if (!row) return null;
  const figures = readable(row);
  return { type: drivingType(figures), distanceKm: figures.distanceKm };
}
