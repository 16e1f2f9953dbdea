import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { InternalError } from '../../../kernel/errors';
import { findPeople } from '../../account';
import { findCampaign, listPrizes } from '../campaign.repository';
import { addChances } from '../chances';
import { STAFF_REASONS } from '../engines/draw/staff-chances';
import { grantAward } from '../grant-award';
import { awardStates } from '../move-award';
import { insertParcel } from '../parcel.repository';
import { addCampaigns } from './add-campaigns';
import { innerDraws } from './campaigns/inner-draw';
import { DEMO_ADDRESS } from './demo-address';

const EMPLOYEE = 'person-employee';
const PLACE = '用户发展部 · 3 楼服务台';

/** Goods of 13800000004: what was won, days ago, and how far it got. */
const WON = [
  { title: '降噪耳机', daysAgo: 1, state: 'waiting' },
  { title: '保温随行杯', daysAgo: 3, state: 'pickup' },
  { title: '旅行行李箱', daysAgo: 5, state: 'ordered' },
  { title: '保温随行杯', daysAgo: 9, state: 'sent' },
  { title: '保温随行杯', daysAgo: 12, state: 'used' },
  { title: '旅行行李箱', daysAgo: 30, state: 'lapsed' },
] as const;

async function addWon(ctx: Ctx, index: number): Promise<void> {
  const won = WON[index];
  const campaign = await findCampaign(ctx.db, 'inner-draw');
  const prize = campaign && (await listPrizes(ctx.db, campaign.id)).find(({ title }) => title === won?.title);
  if (!won || !campaign || !prize) throw new InternalError('the demo draw of employees has no such prize');
  const at = ctx.now() - won.daysAgo * DAY_MS;
  const then = { ...ctx, now: () => at };
  const award = await grantAward(then, { accountId: EMPLOYEE, prize, reason: `demo:${index}` });
  if (!award || won.state === 'waiting') return;
  if (won.state === 'lapsed') {
    await awardStates.move(ctx, award, 'lapse', { who: 'system' });
    return;
  }
  if (won.state === 'pickup' || won.state === 'used') {
    const changes = { code: `880000000${index}`, pickupPlace: PLACE };
    const kept = await awardStates.move(then, award, 'collect', { who: 'customer', changes });
    if (won.state === 'used') await awardStates.move(then, kept, 'use', { who: 'staff' });
    return;
  }
  const id = `demo-inner-parcel-${index}`;
  const isSent = won.state === 'sent';
  const sent = isSent ? { carrier: '顺丰速运', parcelNo: 'SF1409300588', sentAt: at + DAY_MS } : null;
  const parcel = { accountId: EMPLOYEE, id, campaignId: campaign.id, address: DEMO_ADDRESS, postage: 0 };
  const unsent = { carrier: null, parcelNo: null, sentAt: null, receivedAt: null };
  await insertParcel(ctx.db, { ...parcel, ...unsent, ...sent, createdAt: at });
  const ordered = await awardStates.move(then, award, 'order', { who: 'customer', changes: { parcelId: id } });
  if (isSent) await awardStates.move(then, ordered, 'send', { who: 'staff' });
}

/** Draws of employees, with chances and prizes in every state. */
export async function seedInnerDraws(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, innerDraws(ctx.now()));
  const campaign = await findCampaign(ctx.db, 'inner-draw');
  if (!campaign || !(await findPeople(ctx, [EMPLOYEE])).has(EMPLOYEE)) return;
  const give = (reason: string, ref: string, amount: number, daysAgo: number) =>
    addChances(
      { ...ctx, now: () => ctx.now() - daysAgo * DAY_MS },
      {
        accountId: EMPLOYEE,
        campaignId: campaign.id,
        amount,
        reason,
        ref,
      },
    );
  await give(STAFF_REASONS.drive, 'demo-driven', 1, 6);
  await give(STAFF_REASONS.deposit, 'demo-deposit', 3, 2);
  for (const [index] of WON.entries()) await addWon(ctx, index);
}
