import type { Ctx } from '../../kernel/context';
import { maskMiddle } from '../../kernel/personal-data';
import { mask, unseal } from '../order';
import { type DriveRow, selectByIds, selectByNumbers, updateSource } from './test-drive.repository';

/** Drives by their numbers; unknown ones are left out. */
export const findDrives = async (ctx: Ctx, driveNos: readonly string[]): Promise<Map<string, DriveRow>> =>
  new Map((await selectByNumbers(ctx.db, driveNos)).map((row) => [row.driveNo, row]));

/** Drives by their ids; unknown ones are left out. */
export const drivesById = async (ctx: Ctx, driveIds: readonly string[]): Promise<Map<string, DriveRow>> =>
  new Map((await selectByIds(ctx.db, driveIds)).map((row) => [row.driveId, row]));

/** Masked name and phone of a drive. */
export function maskedContact(ctx: Ctx, { contactName, contactMobile }: DriveRow): { name: string; mobile: string } {
  const { dataSecret } = ctx.app.config;
  return { name: maskMiddle(unseal(dataSecret, contactName)), mobile: mask(unseal(dataSecret, contactMobile), 3, 4) };
}

/** Notes where the person of a drive came from, such as a job number, in the transaction of the application. */
export const setDriveSource = (ctx: Ctx, driveId: string, source: string | null): Promise<void> =>
  updateSource(ctx.db, driveId, source);
