import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { addInvitedFriends, FORMER_PARTNER, PARTNER_FRIENDS } from '../../account/demo';
import { seedDrive } from '../../test-drive/demo';
import { insertInviter } from '../relation/relation.repository';
import { addCampaigns } from './add-campaigns';
import { addFriend } from './add-friend';
import { partnerDrive } from './campaigns/partner-drive';

/** Partners and their codes. */
const PARTNERS: readonly [string, string][] = [
  ['person-partner', 'PARTNER8'],
  [FORMER_PARTNER.accountId, 'PARTNER9'],
];

/** Customers of 13800000010: days ago, how far they got, and whether an order was refunded. */
const CUSTOMERS: readonly [number, Milestone, boolean?][] = [
  ...[0, 1, 2, 3, 5, 6, 8, 9, 11, 13, 15, 17].map((daysAgo): [number, Milestone] => [daysAgo, 'registered']),
  [2, 'booked'],
  [4, 'booked'],
  [3, 'arrived'],
  [4, 'driven'],
  [7, 'driven'],
  [20, 'driven'],
  [26, 'deposit'],
  [40, 'driven'],
  [66, 'driven'],
  [35, 'deposit', true],
  [110, 'driven'],
  [130, 'registered'],
];

/** Demo drives of partners' customers get numbers after those of employees. */
const FIRST_DRIVE = 70;
/** Days for which a customer belongs to a partner. */
const RELATION_DAYS = 90;

/** The drive of a customer who got further than leaving a phone number. */
async function driveOf(ctx: Ctx, index: number, personId: string, daysAgo: number, upTo: Milestone) {
  if (upTo === 'registered') return {};
  const isDone = upTo === 'driven' || upTo === 'deposit';
  const drive = await seedDrive(ctx, FIRST_DRIVE + index, {
    personId,
    at: { days: isDone ? 2 - daysAgo : 4 + (index % 3), hour: 15 },
    state: isDone ? 'done' : 'confirmed',
    modelId: index % 2 === 0 ? 'YL09' : 'YL01',
    storeId: index % 2 === 0 ? 'sh-jingan' : 'sh-hongqiao',
    channelCode: 'partner-drive',
    name: '客户',
    subChannel: '澄光企业服务',
  });
  return drive ? { driveNo: drive.driveNo } : {};
}

/** Business partners with a contract that runs and one that ended, and customers in every state. */
export async function seedPartners(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await addCampaigns(ctx, partnerDrive(now));
  await addInvitedFriends(ctx, [...PARTNER_FRIENDS, FORMER_PARTNER]);
  const ids = [...PARTNERS.map(([accountId]) => accountId), ...PARTNER_FRIENDS.map(({ accountId }) => accountId)];
  const people = await findPeople(ctx, ids);
  for (const [accountId, code] of PARTNERS)
    if (people.has(accountId))
      await insertInviter(ctx.db, { accountId, code, seenAt: now, createdAt: now - 190 * DAY_MS });
  if (!people.has('person-partner')) return;
  for (const [index, [daysAgo, upTo, isRefunded = false]] of CUSTOMERS.entries()) {
    const accountId = PARTNER_FRIENDS[index]?.accountId ?? '';
    if (!people.has(accountId)) continue;
    const drive = await driveOf(ctx, index, accountId, daysAgo, upTo);
    const way = { inviterId: 'person-partner', slug: 'partner-drive', daysAgo, upTo, isRefunded };
    await addFriend(ctx, accountId, { ...way, relationDays: RELATION_DAYS, ...drive });
  }
}
