import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newNumber } from '../../../kernel/ids';
import { seedDemoOrder } from '../../order';
import { insertPayment } from '../payment.repository';
import { settleDemoPayments } from '../seed-demo-payment';

const PERSON = { accountId: 'person-blind', mobile: '13800000007' };
const LATE_MS = HOUR_MS;

/** A blind booking whose money came after it had closed, and went back by itself. */
export async function seedLateBlindPayment(ctx: Ctx): Promise<void> {
  const plan = { kind: 'blind', state: 'expired', versionId: 'CS1E-pro', createdDaysAgo: 21 } as const;
  const { userId, orderNo, createdAt } = await seedDemoOrder(ctx, PERSON, plan);
  const paidAt = createdAt + LATE_MS;
  await insertPayment(ctx.db, {
    userId,
    paymentNo: newNumber('VP', createdAt),
    orderNo,
    method: 'sandbox',
    purpose: 'blind',
    part: null,
    amountFen: 200_000,
    state: 'refunded',
    isLate: true,
    providerNo: newNumber('SB', paidAt),
    createdAt: createdAt + MINUTE_MS,
    updatedAt: paidAt,
    expiresAt: createdAt + 30 * MINUTE_MS,
    paidAt,
  });
  await settleDemoPayments(ctx, { userId, orderNo }, 'done', createdAt + DAY_MS);
}
