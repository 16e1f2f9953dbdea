import type { DemoStaffStep } from '../../kernel/demo-staff';
import { SEES_ALL } from '../../kernel/staff-view';
import { acceptOwnPolicy } from './check-own-policy';
import { selectInsurance } from './insurance.repository';

/** The demo shop accepts own policies by itself. */
export const insuranceStep: DemoStaffStep = {
  name: 'checkOwnPolicy',
  async play(ctx, order) {
    const row = await selectInsurance(ctx.db, order);
    if (row?.state !== 'ownPolicyInReview' || row.ownSentAt === null) return false;
    const checker = { view: SEES_ALL, staffId: 'self-play' };
    await acceptOwnPolicy(ctx, checker, { orderNo: row.orderNo, sentAt: row.ownSentAt });
    return true;
  },
};
