import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findMobile, hashPhone } from '../../account';
import { seal } from '../../order';
import { type DriveRow, insertDrive, insertHistory } from '../test-drive.repository';
import { testDriveTexts } from '../test-drive.texts';

/** A drive of the demo that is over. */
export interface FinishedDrive {
  driveId: string;
  driveNo: string;
  /** An account of the demo; null for a visitor. */
  personId: string | null;
  modelId: string;
  storeId: string;
  cityCode: string;
  name: string;
  plate: string;
  finishedAt: number;
  distanceTenths: number;
  channelCode?: string;
}

const MINUTES = 42;

async function rowOf(ctx: Ctx, drive: FinishedDrive, index: number): Promise<DriveRow | null> {
  const { personId, finishedAt, modelId, storeId, name, channelCode = 'standard', ...given } = drive;
  const mobile = personId === null ? `1340000${String(index).padStart(4, '0')}` : await findMobile(ctx.db, personId);
  if (mobile === null) return null;
  const { dataSecret } = ctx.app.config;
  const phoneHash = hashPhone(ctx, mobile);
  const userId = personId ?? `phone:${phoneHash}`;
  const startedAt = finishedAt - MINUTES * MINUTE_MS;
  const createdAt = startedAt - 3 * DAY_MS;
  return {
    ...given,
    userId,
    holderId: userId,
    phoneHash,
    contactName: seal(dataSecret, name),
    contactMobile: seal(dataSecret, mobile),
    channelCode,
    subChannel: null,
    click: null,
    modelId,
    storeId,
    placeId: drivePlaceOf(storeId, modelId),
    startsAt: startedAt,
    endsAt: startedAt + HOUR_MS,
    state: 'done',
    moves: 0,
    arrivalCode: String(420_000 + index),
    reason: '',
    gift: null,
    consultantId: null,
    startedAt,
    finishedAt,
    historyCount: 1,
    createdAt,
    updatedAt: finishedAt,
  };
}

/** Adds drives that are over, and gives those that were added. */
export async function seedFinishedDrives(ctx: Ctx, drives: readonly FinishedDrive[]): Promise<DriveRow[]> {
  const added: DriveRow[] = [];
  for (const [index, drive] of drives.entries()) {
    const row = await rowOf(ctx, drive, index);
    if (!row || !(await insertDrive(ctx.db, row))) continue;
    const { userId, driveId, state, finishedAt: at } = row;
    await insertHistory(ctx.db, {
      userId,
      driveId,
      sequence: 1,
      state,
      title: testDriveTexts.done,
      note: testDriveTexts.drove({ km: (drive.distanceTenths / 10).toFixed(1), minutes: MINUTES }),
      at: at ?? 0,
    });
    added.push(row);
  }
  return added;
}
