import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newNumber } from '../../kernel/ids';
import type { DemoPayment } from '../order';
import { insertPayment } from './payment.repository';
import type { Purpose } from './payment.tables';

const TOOK_MS = MINUTE_MS;

/** Records a payment of a demo order as if the sandbox had taken it. */
export async function bookDemoPayment(ctx: Ctx, input: DemoPayment): Promise<string> {
  const createdAt = input.paidAt - TOOK_MS;
  const paymentNo = newNumber('VP', createdAt);
  await insertPayment(ctx.db, {
    userId: input.userId,
    paymentNo,
    orderNo: input.orderNo,
    method: 'sandbox',
    purpose: input.purpose as Purpose,
    part: input.part ?? null,
    amountFen: input.amountFen,
    state: input.state,
    providerNo: newNumber('SB', input.paidAt),
    createdAt,
    updatedAt: input.paidAt,
    expiresAt: createdAt,
    paidAt: input.paidAt,
  });
  return paymentNo;
}
