import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople, hashPhone } from '../../account';
import { seal } from '../../order';
import { findCampaign } from '../campaign.repository';
import { insertGift, type QuotaGiftRow } from '../engines/quota/quota.repository';
import { addCampaigns } from './add-campaigns';
import { innerCoupon } from './campaigns/inner-coupon';

const EMPLOYEE = 'person-employee';

/** Gifts of 13800000004: code, name, phone, relation, place, hours ago and state. */
const GIFTS: readonly [string, string, string, QuotaGiftRow['relation'], string, number, QuotaGiftRow['state']][] = [
  ['demo-inner-gift-open-1', '林一诺', '13800000002', 'sibling', 'family-1', 6, 'open'],
  ['demo-inner-gift-back-1', '林建国', '13900008201', 'parent', 'family-1', 30, 'takenBack'],
  ['demo-inner-gift-over-1', '陈秀英', '13900008202', 'parent', 'family-2', 80, 'expired'],
];

/** Quotas of coupons for employees, with gifts in their states; the coupon for the own use waits to be claimed. */
export async function seedInnerCoupons(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, innerCoupon(ctx.now()));
  const campaign = await findCampaign(ctx.db, 'inner-coupon');
  if (!campaign || !(await findPeople(ctx, [EMPLOYEE])).has(EMPLOYEE)) return;
  const { dataSecret } = ctx.app.config;
  for (const [giftCode, name, mobile, relation, place, hoursAgo, state] of GIFTS) {
    const createdAt = ctx.now() - hoursAgo * HOUR_MS;
    await insertGift(ctx.db, {
      ...{ employeeId: EMPLOYEE, giftCode, campaignId: campaign.id, place, relation, state },
      name: seal(dataSecret, name),
      mobile: seal(dataSecret, mobile),
      phoneHash: hashPhone(ctx, mobile),
      ...{ receiverId: null, couponId: null, expiresAt: createdAt + 48 * HOUR_MS, createdAt, updatedAt: createdAt },
    });
  }
}
