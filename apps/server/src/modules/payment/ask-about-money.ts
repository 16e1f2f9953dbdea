import type { MoneyAbout } from '@voltfront/rules/reconciliation/books';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { PaymentMethod } from '../../providers/payment';
import { askProvider } from './ask-provider';
import { selectByNumber, selectRefund } from './payment.repository';
import { finishRefund } from './refund-payment';

/**
 * Asks the provider about a payment or a refund and records what it says, as after a notice that never came. Call it outside a
 * transaction. @throws PROVIDER_DOWN
 */
export async function askAboutMoney(
  ctx: Ctx,
  { method, about, number }: { method: PaymentMethod; about: MoneyAbout; number: string },
): Promise<void> {
  if (about === 'payment') {
    const row = await selectByNumber(ctx.db, method, number);
    if (row) await askProvider(ctx, row);
    return;
  }
  const refund = await selectRefund(ctx.db, number);
  const report = refund ? await ctx.app.payment.find(method)?.queryRefund(ctx, refund) : null;
  if (report) await withTransaction(ctx, (tx) => finishRefund(tx, method, report));
}
