import { guardOf } from '../../../../kernel/account-guard';
import type { Ctx } from '../../../../kernel/context';
import type { DriveRow } from '../../../test-drive';
import { listRunning } from '../../campaign.repository';
import { addChances } from '../../chances';
import { findStaffDriveOf } from '../invite/staff/staff-drive.repository';
import { DRAW, drawSettingsOf } from './draw-settings';

/** Reasons of chances in the ledger, by what an employee got them for. */
export const STAFF_REASONS = { drive: 'staffDrive', deposit: 'staffDeposit' } as const;

/** What a customer of an employee did: `ref` is the number of the drive or order, `at` when it was. */
interface StaffDeed {
  employeeId: string;
  what: keyof typeof STAFF_REASONS;
  ref: string;
  at: number;
}

/** Gives an employee the chances of every running draw for employees that began before the deed; once for each drive and order. */
export async function giveStaffChances(ctx: Ctx, { employeeId, what, ref, at }: StaffDeed): Promise<void> {
  for (const row of await listRunning(ctx.db, DRAW, ctx.now())) {
    const { staff } = drawSettingsOf(row);
    if (!staff || at < row.startsAt) continue;
    const movement = { accountId: employeeId, campaignId: row.id, reason: STAFF_REASONS[what], ref };
    await addChances(ctx, { ...movement, amount: staff[what] });
  }
}

/** A drive that was booked by an employee's code is done. */
export async function followStaffDrive(ctx: Ctx, { driveId, driveNo, state }: DriveRow): Promise<void> {
  if (state !== 'done') return;
  const booked = await findStaffDriveOf(ctx.db, driveId);
  if (!booked || !(await guardOf(ctx).holdAccount(ctx.db, booked.employeeId))) return;
  await giveStaffChances(ctx, { employeeId: booked.employeeId, what: 'drive', ref: driveNo, at: ctx.now() });
}
