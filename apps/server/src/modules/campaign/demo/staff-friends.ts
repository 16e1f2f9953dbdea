import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { addInvitedFriends, STAFF_FRIENDS } from '../../account/demo';
import { seedDrive } from '../../test-drive/demo';
import { findCampaign } from '../campaign.repository';
import { insertPosters } from '../engines/invite/poster.repository';
import { insertDispute } from '../engines/invite/staff/staff.repository';
import { insertInviter } from '../relation/relation.repository';
import { addCampaigns } from './add-campaigns';
import { addFriend, type DemoFriend } from './add-friend';
import { springPosters, springStaff } from './campaigns/spring-staff';

/** Employees who invite, and their codes. */
const EMPLOYEES: readonly [string, string][] = [
  ['person-employee', 'EMP26AB8'],
  ['person-agent', 'EMP26CD8'],
  ['person-operator', 'EMP26EF8'],
];

const friend = (inviterId: string, daysAgo: number, upTo: Milestone, more: Partial<DemoFriend> = {}): DemoFriend => ({
  inviterId,
  slug: 'spring-staff',
  daysAgo,
  upTo,
  ...more,
});

const FRIENDS: readonly DemoFriend[] = [
  friend('person-employee', 2, 'booked', { mayCall: true }),
  friend('person-employee', 3, 'arrived', { mayCall: true }),
  friend('person-employee', 4, 'driven', { mayCall: true }),
  friend('person-employee', 9, 'driven'),
  friend('person-employee', 12, 'deposit', { mayCall: true }),
  friend('person-employee', 15, 'deposit', { isRefunded: true }),
  friend('person-employee', 35, 'driven'),
  friend('person-agent', 5, 'driven'),
  friend('person-agent', 8, 'driven'),
  friend('person-operator', 7, 'driven'),
  friend('person-operator', 10, 'booked'),
  friend('person-operator', 380, 'driven', { slug: 'spring-staff-last' }),
  friend('person-employee', 370, 'driven', { slug: 'spring-staff-last' }),
];

/** Demo drives of staff's friends get numbers after those of the plain channels and campaigns. */
const FIRST_DRIVE = 40;

/** The drive of a friend of the campaign that runs, as far as they got. */
async function driveOf(ctx: Ctx, index: number, personId: string, { slug, daysAgo, upTo }: DemoFriend) {
  if (slug !== 'spring-staff') return {};
  const isDone = upTo !== 'booked' && upTo !== 'arrived';
  const drive = await seedDrive(ctx, FIRST_DRIVE + index, {
    personId,
    at: { days: isDone ? 1 - daysAgo : 6 + (index % 3), hour: 11 },
    state: isDone ? 'done' : 'confirmed',
    modelId: 'YL01',
    storeId: index % 2 === 0 ? 'sh-jingan' : 'sh-hongqiao',
    channelCode: 'spring-staff',
    name: '客户',
  });
  return drive ? { driveNo: drive.driveNo } : {};
}

/** Staff ambassadors of the demo: campaigns in every state, seven designs, customers at every step, a disputed state. */
export async function seedStaffFriends(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await addCampaigns(ctx, springStaff(now));
  await insertPosters(ctx.db, fillDeep(springPosters(now)));
  await addInvitedFriends(ctx, STAFF_FRIENDS);
  const ids = [...EMPLOYEES.map(([accountId]) => accountId), ...STAFF_FRIENDS.map(({ accountId }) => accountId)];
  const people = await findPeople(ctx, ids);
  for (const [accountId, code] of EMPLOYEES)
    if (people.has(accountId))
      await insertInviter(ctx.db, { accountId, code, seenAt: now, createdAt: now - 60 * DAY_MS });
  const made: string[] = [];
  for (const [index, each] of FRIENDS.entries()) {
    const accountId = STAFF_FRIENDS[index]?.accountId ?? '';
    if (people.has(accountId) && people.has(each.inviterId))
      made.push((await addFriend(ctx, accountId, { ...each, ...(await driveOf(ctx, index, accountId, each)) })) ?? '');
  }
  const campaign = await findCampaign(ctx.db, 'spring-staff');
  const relationId = made[0];
  if (!campaign || !relationId) return;
  const text = '客户昨天已到店试驾，记录仍显示已预约，请核实';
  const dispute = { inviterId: 'person-employee', relationId, campaignId: campaign.id, text };
  await insertDispute(ctx.db, { ...dispute, createdAt: now - 5 * HOUR_MS });
}
