import { whenActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { type EventTable, publish } from '../../kernel/jobs';
import { earnFrom } from './book';
import { takeBack } from './take-back';

/** Sources of an order's points: what a refund takes back. */
const ORDER_SOURCES = ['orderLocked', 'orderDelivered'] as const;

interface OfOrder {
  userId: string;
  orderNo: string;
}

/** Subscription that books the points of a source for an order, once. */
const earnForOrder = (code: (typeof ORDER_SOURCES)[number]) =>
  whenActive(
    ({ userId }: OfOrder) => userId,
    async (ctx, { userId, orderNo }) => {
      await earnFrom(ctx, { accountId: userId, code, ref: orderNo });
    },
  );

/** Takes an order's points back as far as they were not used, and publishes how many. */
async function takeOrderBack(ctx: Ctx, { userId: accountId, orderNo }: OfOrder): Promise<void> {
  let [points, used] = [0, 0];
  for (const reason of ORDER_SOURCES) {
    const part = await takeBack(ctx, { accountId, reason, ref: orderNo });
    [points, used] = [points + part.taken, used + part.used];
  }
  if (points > 0) await publish(ctx, 'PointsTakenBack', { accountId, orderNo, points, used });
}

/** What orders earn, and what their refunds take back. */
export const orderPoints: EventTable = {
  OrderLocked: { earnForLock: earnForOrder('orderLocked') },
  OrderDelivered: { earnForDelivery: earnForOrder('orderDelivered') },
  OrderRefunded: { takePointsBack: whenActive(({ userId }) => userId, takeOrderBack) },
};
