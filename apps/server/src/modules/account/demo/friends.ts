import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** Demo friends whom others invited: account id and days since they registered. */
export const INVITED_FRIENDS = Array.from({ length: 70 }, (_, index) => ({
  accountId: `person-friend-${String(index + 1).padStart(2, '0')}`,
  mobile: `1380000${String(5001 + index)}`,
  daysAgo: 2 + index * 2,
}));

/** Further ones, whom others invited to gifts and to register. */
export const INVITED_GUESTS = Array.from({ length: 60 }, (_, index) => ({
  accountId: `person-guest-${String(index + 1).padStart(2, '0')}`,
  mobile: `1380000${String(5101 + index)}`,
  daysAgo: 1 + index,
}));

const NAMES = ['沐晨', '南山有雾', '小北', '阿澈', '一苇', '青柠汽水', '徐来', '半夏', '老周', '听潮'];

/** Demo customers whom employees invited: account id and days since they registered. */
export const STAFF_FRIENDS = Array.from({ length: 16 }, (_, index) => ({
  accountId: `person-staff-friend-${String(index + 1).padStart(2, '0')}`,
  mobile: `1380000${String(5201 + index)}`,
  daysAgo: 1 + index * 2,
}));

/** Demo customers whom business partners brought. */
export const PARTNER_FRIENDS = Array.from({ length: 26 }, (_, index) => ({
  accountId: `person-partner-friend-${String(index + 1).padStart(2, '0')}`,
  mobile: `1380000${String(5301 + index)}`,
  daysAgo: 1 + index * 4,
}));

/** A partner whose contract has ended. */
export const FORMER_PARTNER = {
  accountId: 'person-former-partner',
  mobile: '13800005399',
  daysAgo: 400,
  roles: ['partner' as const],
};

interface DemoPerson {
  accountId: string;
  mobile: string;
  daysAgo: number;
  roles?: 'partner'[];
}

/** Adds friends; those whose number somebody has are left out. */
export async function addInvitedFriends(ctx: Ctx, friends: readonly DemoPerson[] = INVITED_FRIENDS): Promise<void> {
  for (const [index, { accountId: id, mobile, daysAgo, roles = [] }] of friends.entries())
    await addAccount(ctx.db, {
      id,
      mobile,
      nickname: `${NAMES[index % NAMES.length]}${index >= NAMES.length ? index : ''}`,
      avatar: `/assets/avatars/person-${String(1 + (index % 20)).padStart(2, '0')}.webp`,
      roles,
      organName: null,
      jobId: null,
      state: 'active',
      createdAt: ctx.now() - daysAgo * DAY_MS,
    });
}
