import { fillBrand } from '@voltfront/brand';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** A demo consultant, who redeems coupons in the store. */
export async function seedConsultant(ctx: Ctx): Promise<void> {
  await addAccount(ctx.db, {
    id: 'person-consultant',
    mobile: '13800000013',
    nickname: '门店顾问小叶',
    avatar: '/assets/avatars/person-12.webp',
    roles: ['employee', 'consultant'],
    organName: fillBrand('{brand}中心 · 上海静安'),
    jobId: 'E40012',
    state: 'active',
    createdAt: ctx.now(),
  });
}
