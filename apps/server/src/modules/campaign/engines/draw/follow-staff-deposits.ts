import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { type EventMap, publish } from '../../../../kernel/jobs';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { findMobile, hashPhone } from '../../../account';
import { selectApplication } from '../../../test-drive';
import { findCampaign } from '../../campaign.repository';
import { inviteSettingsOf } from '../invite/invite-settings';
import { STAFF_CODE } from '../invite/staff/staff-code';
import { findStaffDriveOf } from '../invite/staff/staff-drive.repository';
import { findProtected } from '../lead/lead.repository';
import { giveStaffChances } from './staff-chances';

declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** A customer who came by an employee's fixed code paid the deposit of an order. */
    StaffCustomerPaid: { employeeId: string; orderNo: string; at: number };
  }
}

/** The channel of employees' codes, or null; kept for a minute, since every paid order asks. */
const channels = createSharedReads<string | null>(MINUTE_MS, 1);
const channelOfCodes = (ctx: Ctx): Promise<string | null> =>
  channels.readAnywhere(ctx, STAFF_CODE, async () => {
    const campaign = await findCampaign(ctx.db, STAFF_CODE);
    return (campaign && inviteSettingsOf(campaign).channel) ?? null;
  });

/**
 * A deposit was paid: it belongs to the employee by whose code the customer's phone booked a drive last. A customer whom an employee
 * recommended, and who is protected, belongs to that employee alone, so that one order counts once.
 */
export async function followStaffDeposit(ctx: Ctx, { userId, orderNo, kind }: EventMap['OrderPaid']): Promise<void> {
  if (kind !== 'deposit' && kind !== 'snapUp') return;
  const channelCode = await channelOfCodes(ctx);
  const mobile = channelCode ? await findMobile(ctx.db, userId) : null;
  if (!channelCode || mobile === null) return;
  const phoneHash = hashPhone(ctx, mobile);
  const drive = await selectApplication(ctx.db, { phoneHash, channelCode });
  const booked = drive && (await findStaffDriveOf(ctx.db, drive.driveId));
  if (!booked || booked.employeeId === userId || (await findProtected(ctx.db, phoneHash, ctx.now()))) return;
  await publish(ctx, 'StaffCustomerPaid', { employeeId: booked.employeeId, orderNo, at: ctx.now() });
}

/** Gives the employee the chances of a deposit, once for each order. */
export const rewardStaffDeposit = (
  ctx: Ctx,
  { employeeId, orderNo, at }: EventMap['StaffCustomerPaid'],
): Promise<void> => giveStaffChances(ctx, { employeeId, what: 'deposit', ref: orderNo, at });
