import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople, hashPhone } from '../../account';
import { seal } from '../../order';
import { findCampaign } from '../campaign.repository';
import { insertFellow } from '../engines/lead/fellow/fellow.repository';
import { insertLead } from '../engines/lead/lead.repository';
import { addCampaigns } from './add-campaigns';
import { fellowRecommend } from './campaigns/fellow-recommend';

/** Employees with the adviser of a store that they are; the last one has left. */
const CARDS = [
  { accountId: 'person-agent', adviserId: 'adviser-1', storeId: 'sh-jingan' },
  { accountId: 'person-consultant', adviserId: 'adviser-2', storeId: 'sh-jingan' },
  { accountId: 'person-operator', adviserId: 'adviser-left', storeId: 'hz-riverside' },
];

/** Who left their number with 13800000011: name, end of the phone, hours ago. */
const CUSTOMERS: readonly [string, string, number][] = [
  ['许知夏', '8301', 3],
  ['陆行舟', '8302', 27],
  ['顾晚晴', '8303', 75],
];

/** Cards of advisers in every state; 13800000009 left their number with 13800000013, so that others’ cards say so. */
export async function seedFellows(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await addCampaigns(ctx, fellowRecommend(now));
  const campaign = await findCampaign(ctx.db, 'fellow-recommend');
  const people = await findPeople(
    ctx,
    CARDS.map(({ accountId }) => accountId),
  );
  if (!campaign) return;
  for (const card of CARDS)
    if (people.has(card.accountId)) await insertFellow(ctx.db, { ...card, createdAt: now - 90 * DAY_MS });
  const add = async (id: string, employeeId: string, name: string, mobile: string, hours: number) => {
    if (!people.has(employeeId)) return;
    const at = now - hours * HOUR_MS;
    const { dataSecret } = ctx.app.config;
    await insertLead(ctx.db, {
      employeeId,
      id,
      campaignId: campaign.id,
      name: seal(dataSecret, name),
      mobile: seal(dataSecret, mobile),
      phoneHash: hashPhone(ctx, mobile),
      tail: mobile.slice(-4),
      relation: 'client',
      modelId: 'YL01',
      cityCode: '310100',
      step: 'waiting',
      agreedAt: at,
      protectedUntil: at + 90 * DAY_MS,
      extendedAt: null,
      lines: [{ step: 'waiting', at, ref: '' }],
      createdAt: at,
    });
  };
  for (const [index, [name, tail, hours]] of CUSTOMERS.entries())
    await add(`demo-fellow-lead-${index + 1}`, 'person-agent', name, `1390000${tail}`, hours);
  await add('demo-fellow-lead-bound', 'person-consultant', '周末', '13800000009', 50);
}
