import type { LeadStep } from '@voltfront/rules/campaign/lead';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople, hashPhone } from '../../account';
import { seal } from '../../order';
import { seedDrive } from '../../test-drive/demo';
import { findCampaign } from '../campaign.repository';
import { insertStaffDrive } from '../engines/invite/staff/staff-drive.repository';
import { rewardLead } from '../engines/lead/follow-leads';
import { insertLead, type LeadRow } from '../engines/lead/lead.repository';
import type { LeadLine } from '../engines/lead/lead.tables';
import { addCampaigns } from './add-campaigns';
import { innerDrive } from './campaigns/inner-drive';
import { innerRecommend } from './campaigns/inner-recommend';
import { seedStaffFriends } from './staff-friends';

const EMPLOYEE = 'person-employee';

/** Recommended customers: name, end of the phone, days ago, how far they got, relation, and days by which it was extended. */
const LEADS: readonly [string, string, number, LeadStep, LeadRow['relation'], number?][] = [
  ['周雨桐', '8101', 1, 'waiting', 'friend'],
  ['郑一鸣', '8102', 6, 'driven', 'client'],
  ['吴思远', '8103', 18, 'deposit', 'relative'],
  ['何嘉', '8104', 60, 'delivered', 'friend'],
  ['冯雪', '8105', 84, 'waiting', 'client'],
  ['褚明朗', '8106', 96, 'driven', 'friend', 30],
  ['卫子衿', '8107', 120, 'waiting', 'relative'],
  ['蒋南', '8108', 130, 'delivered', 'client'],
  ['沈清和', '8109', 4, 'waiting', 'friend'],
  ['韩越', '8110', 9, 'waiting', 'client'],
  ['杨柳', '8111', 12, 'driven', 'friend'],
  ['朱辰', '8112', 140, 'waiting', 'client'],
];

const WAY: readonly LeadStep[] = ['waiting', 'driven', 'deposit', 'delivered'];

function linesOf(start: number, step: LeadStep, extendedAt: number | null): LeadLine[] {
  const way = WAY.slice(0, WAY.indexOf(step) + 1).map((each, index) => ({
    step: each,
    at: start + index * 20 * HOUR_MS,
    ref: `demo-${each}`,
  }));
  return extendedAt === null ? way : [...way, { step: 'extended', at: extendedAt, ref: '' }];
}

async function addLead(ctx: Ctx, campaignId: string, index: number): Promise<void> {
  const entry = LEADS[index];
  if (!entry) return;
  const [name, tail, daysAgo, step, relation, extended = 0] = entry;
  const mobile = `1390000${tail}`;
  const start = ctx.now() - daysAgo * DAY_MS;
  const extendedAt = extended > 0 ? start + 85 * DAY_MS : null;
  const { dataSecret } = ctx.app.config;
  const id = `demo-lead-${String(index + 1).padStart(2, '0')}`;
  await insertLead(ctx.db, {
    employeeId: EMPLOYEE,
    id,
    campaignId,
    name: seal(dataSecret, name),
    mobile: seal(dataSecret, mobile),
    phoneHash: hashPhone(ctx, mobile),
    tail,
    relation,
    modelId: ['YL01', 'YLX', 'YL09'][index % 3] ?? 'YL01',
    cityCode: ['330100', '310100', '440100'][index % 3] ?? '330100',
    step,
    agreedAt: start,
    protectedUntil: start + (90 + extended) * DAY_MS,
    extendedAt,
    lines: linesOf(start, step, extendedAt),
    createdAt: start,
  });
  const then = { ...ctx, now: () => start + 3 * DAY_MS };
  await rewardLead(then, { employeeId: EMPLOYEE, leadId: id });
}

/** Customers whom 13800000004 recommended, in every state. */
async function addLeads(ctx: Ctx): Promise<void> {
  const campaign = await findCampaign(ctx.db, 'inner-recommend');
  if (!campaign) return;
  for (const [index] of LEADS.entries()) await addLead(ctx, campaign.id, index);
}

/** Bookings by the code of 13800000004: friend, days ago, model, and what the store was told. */
const BOOKINGS: readonly [string, number, string, string][] = [
  ['person-staff-friend-14', 0, 'YLX', '客户想重点体验后排与后备厢'],
  ['person-staff-friend-15', 2, 'YL09', ''],
  ['person-staff-friend-16', 40, 'YL01', '已置换旧车，关注金融方案'],
];

/** Demo drives by a code get numbers after those of staff's other friends. */
const FIRST_BOOKING = 60;

async function addBookings(ctx: Ctx): Promise<void> {
  for (const [index, [personId, daysAgo, modelId, note]] of BOOKINGS.entries()) {
    const drive = await seedDrive(ctx, FIRST_BOOKING + index, {
      personId,
      at: { days: daysAgo > 10 ? 3 - daysAgo : 7 + index, hour: 14 },
      state: daysAgo > 10 ? 'done' : 'confirmed',
      modelId,
      storeId: 'sh-jingan',
      channelCode: 'staff-drive',
      name: '客户',
      subChannel: 'E10086',
    });
    const createdAt = ctx.now() - daysAgo * DAY_MS;
    if (drive)
      await insertStaffDrive(ctx.db, {
        employeeId: EMPLOYEE,
        driveId: drive.driveId,
        jobId: 'E10086',
        note,
        createdAt,
      });
  }
}

/** Campaigns of employees, with what demo employees did in them. */
export async function seedEmployees(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, [...innerRecommend(ctx.now()), ...innerDrive(ctx.now())]);
  if (!(await findPeople(ctx, [EMPLOYEE])).has(EMPLOYEE)) return;
  await addLeads(ctx);
  await seedStaffFriends(ctx);
  await addBookings(ctx);
}
