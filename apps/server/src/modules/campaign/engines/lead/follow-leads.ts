import { LEAD_STEPS, type LeadStep } from '@voltfront/rules/campaign/lead';
import { whenActive } from '../../../../kernel/account-guard';
import type { Ctx } from '../../../../kernel/context';
import { type EventMap, type EventTable, publish } from '../../../../kernel/jobs';
import { findMobile, hashPhone } from '../../../account';
import { listOfReason } from '../../award.repository';
import { listPrizes } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { revokeAward } from '../../revoke-award';
import { giveStaffChances } from '../draw/staff-chances';
import { type LeadKey, type LeadRow, lockLead, lockProtected, updateLead } from './lead.repository';
import { stepOfPrize } from './lead-settings';
import { reasonsOfLead } from './present-leads';

declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** A recommended customer got further, or their order was refunded: rewards of the lead follow. */
    LeadMoved: { employeeId: string; leadId: string };
  }
}

const isFurther = (step: LeadStep, before: LeadStep): boolean => LEAD_STEPS.indexOf(step) > LEAD_STEPS.indexOf(before);

async function write(ctx: Ctx, lead: LeadRow, changes: Partial<LeadRow>): Promise<void> {
  await updateLead(ctx.db, lead, changes);
  await publish(ctx, 'LeadMoved', { employeeId: lead.employeeId, leadId: lead.id });
}

/** Notes how far a customer got; the many whom nobody recommended cost one statement. */
async function reach(ctx: Ctx, phoneHash: string, step: LeadStep, ref: string): Promise<void> {
  const now = ctx.now();
  const lead = await lockProtected(ctx.db, phoneHash, now);
  if (!lead || !isFurther(step, lead.step)) return;
  await write(ctx, lead, { step, lines: [...lead.lines, { step, at: now, ref }] });
}

/** Hash of the phone of an account; null without one. */
async function phoneOf(ctx: Ctx, userId: string): Promise<string | null> {
  const mobile = await findMobile(ctx.db, userId);
  return mobile === null ? null : hashPhone(ctx, mobile);
}

/** A drive of anybody, with an account or without one, was done. */
export async function followLeadDrive(
  ctx: Ctx,
  { phoneHash, driveNo, state }: { phoneHash: string; driveNo: string; state: string },
): Promise<null> {
  if (state === 'done') await reach(ctx, phoneHash, 'driven', driveNo);
  return null;
}

/** A customer paid; runs in the job that follows invited friends, since nearly everybody who pays is neither. */
export async function followLeadDeposit(ctx: Ctx, { userId, orderNo, kind }: EventMap['OrderPaid']): Promise<void> {
  const phoneHash = kind === 'deposit' || kind === 'snapUp' ? await phoneOf(ctx, userId) : null;
  if (phoneHash) await reach(ctx, phoneHash, 'deposit', orderNo);
}

async function followLeadDelivery(ctx: Ctx, { userId, orderNo }: EventMap['OrderDelivered']): Promise<void> {
  const phoneHash = await phoneOf(ctx, userId);
  if (phoneHash) await reach(ctx, phoneHash, 'delivered', orderNo);
}

/** A refunded order counts no more: the lead is where it was before, and its protection goes on. */
async function followLeadRefund(ctx: Ctx, { userId, orderNo }: EventMap['OrderRefunded']): Promise<void> {
  const phoneHash = await phoneOf(ctx, userId);
  const lead = phoneHash ? await lockProtected(ctx.db, phoneHash, ctx.now()) : undefined;
  if (!lead?.lines.some(({ ref }) => ref === orderNo)) return;
  const isDriven = lead.lines.some(({ step }) => step === 'driven');
  const lines = [...lead.lines, { step: 'refunded' as const, at: ctx.now(), ref: orderNo }];
  await write(ctx, lead, { step: isDriven ? 'driven' : 'waiting', lines });
}

/** Gives what the steps of a lead are worth, once each, and takes back what a refunded order gave; repeatable. */
export async function rewardLead(ctx: Ctx, { employeeId, leadId }: EventMap['LeadMoved']): Promise<void> {
  const key: LeadKey = { employeeId, id: leadId };
  const lead = await lockLead(ctx.db, key);
  if (!lead) return;
  for (const { step, ref, at } of lead.lines)
    if (step === 'driven' || step === 'deposit')
      await giveStaffChances(ctx, { employeeId, what: step === 'driven' ? 'drive' : 'deposit', ref, at });
  const reasons = reasonsOfLead(lead);
  const reason = reasons.at(-1) ?? '';
  for (const award of await listOfReason(ctx.db, employeeId, lead.campaignId, reasons.slice(0, -1)))
    await revokeAward(ctx, award);
  for (const prize of await listPrizes(ctx.db, lead.campaignId))
    if (!isFurther(stepOfPrize(prize), lead.step)) await grantAward(ctx, { accountId: employeeId, prize, reason });
}

export const leadEvents = {
  OrderDelivered: { followLeadDelivery },
  OrderRefunded: { followLeadRefund },
  LeadMoved: { rewardLead: whenActive(({ employeeId }) => employeeId, rewardLead) },
} satisfies EventTable;
