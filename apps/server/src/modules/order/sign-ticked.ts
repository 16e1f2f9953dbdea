import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { subjectOfOrder } from './agreement-subject';
import type { OrderRow } from './order.repository';
import { orderTexts } from './order.texts';
import { statusesOf } from './show-agreements';
import { writeSignature } from './sign-agreement';

/** An agreement that the customer ticked, in the version they saw. */
export interface Ticked {
  agreementId: string;
  version: string;
}

/**
 * Signs the ticked agreements of an order that this transaction made. @throws AGREEMENT_UNSIGNED when one is missing, AGREEMENT_OUTDATED
 * for an older version
 */
export async function signTicked(ctx: Ctx, order: OrderRow, ticked: readonly Ticked[]): Promise<void> {
  const subject = subjectOfOrder(order);
  const { thing } = subject;
  if (!thing) return;
  for (const status of await statusesOf(ctx, subject)) {
    const { current, summary } = status;
    const tick = ticked.find(({ agreementId }) => agreementId === current.agreementId);
    if (!tick)
      throw refuse('AGREEMENT_UNSIGNED', {
        message: orderTexts.agreeFirst({ title: current.title }),
        data: { agreements: [summary] },
      });
    if (tick.version !== current.version) throw refuse('AGREEMENT_OUTDATED', { data: { agreements: [summary] } });
    await writeSignature(ctx, { subject, thing, status });
  }
}
