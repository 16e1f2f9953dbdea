import type { Ctx } from '../../../kernel/context';
import { addDeskPerson, DESK_PERSON } from '../../account/demo';
import { seedDemoOrder } from '../../order';
import { seedDemoAttempts } from '../../payment';
import { toStoredAccount } from '../bank-account';
import { sendRefundMoney } from '../send-money';
import { seedRefund } from './seed-refunds';

/** Refunds that wait for finance: for two approvals, for one, and for a transfer to a bank account. */
export async function seedDesk(ctx: Ctx): Promise<void> {
  if (!(await addDeskPerson(ctx))) return;
  const order = (kind: 'deposit' | 'intention', versionId: string, createdDaysAgo: number) =>
    seedDemoOrder(ctx, DESK_PERSON, { kind, state: 'refunding', versionId, createdDaysAgo });
  const large = await order('deposit', 'YL01-max', 6);
  await seedRefund(ctx, large, { state: 'inReview', reason: 'priceCut', isFresh: true });
  await seedDemoAttempts(ctx, large);
  const small = await order('intention', 'YLX-pro', 5);
  await seedRefund(ctx, small, { state: 'inReview', reason: 'noNeedNow', isFresh: true });
  const account = toStoredAccount(ctx, { holder: '林夏', bank: '招商银行上海静安支行', number: '6214830112345678' });
  const byBank = await order('deposit', 'YL09-max', 9);
  const key = await seedRefund(ctx, byBank, { state: 'approved', reason: 'deliveryTooLate', account });
  if (key) await sendRefundMoney(ctx, key);
}
