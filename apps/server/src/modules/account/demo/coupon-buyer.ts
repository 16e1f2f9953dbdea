import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** A demo customer who chooses among coupons for the next order, and has some on orders. */
export async function seedCouponBuyer(ctx: Ctx): Promise<void> {
  await addAccount(ctx.db, {
    id: 'person-coupon',
    mobile: '13800000043',
    nickname: '攒券换新车',
    avatar: '/assets/avatars/person-35.webp',
    roles: [],
    organName: null,
    jobId: null,
    state: 'active',
    createdAt: ctx.now() - 80 * DAY_MS,
  });
}
