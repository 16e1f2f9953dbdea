import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { mayChangeIn, type StaffView } from '../../kernel/staff-view';
import { selectByOrder } from './insurance.repository';
import { insuranceTexts } from './insurance.texts';
import { type Insurance, lockInsurance, moveInsurance } from './move-insurance';

/** An own policy as a member of staff saw it. */
export interface SeenPolicy {
  orderNo: string;
  /** When the customer sent it: another one may have been sent meanwhile. */
  sentAt: number;
}

/** A member of staff, or the shop itself in demo runs. */
export interface Checker {
  view: StaffView;
  staffId: string;
}

/** @throws NOT_FOUND also for another store's, STATE_CHANGED when the customer sent another one */
async function lockSeen(ctx: Ctx, view: StaffView, { orderNo, sentAt }: SeenPolicy): Promise<Insurance> {
  const found = await selectByOrder(ctx.db, orderNo);
  if (!found || !mayChangeIn(view, found.storeId)) throw refuse('NOT_FOUND', { message: insuranceTexts.missing });
  const insurance = await lockInsurance(ctx, found);
  if (insurance.row.ownSentAt !== sentAt) throw refuse('STATE_CHANGED');
  return insurance;
}

/** Staff accept an own policy; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function acceptOwnPolicy(ctx: Ctx, { view, staffId }: Checker, seen: SeenPolicy): Promise<void> {
  const insurance = await lockSeen(ctx, view, seen);
  await moveInsurance(ctx, insurance, 'acceptOwnPolicy', {
    who: 'staff',
    changes: { checkedBy: staffId, checkedAt: ctx.now(), rejection: null },
  });
}

/** Staff reject an own policy with a reason; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function rejectOwnPolicy(
  ctx: Ctx,
  { view, staffId }: Checker,
  { reason, ...seen }: SeenPolicy & { reason: string },
): Promise<void> {
  const insurance = await lockSeen(ctx, view, seen);
  await moveInsurance(ctx, insurance, 'rejectOwnPolicy', {
    who: 'staff',
    note: reason,
    changes: { checkedBy: staffId, checkedAt: ctx.now(), rejection: reason },
  });
}
