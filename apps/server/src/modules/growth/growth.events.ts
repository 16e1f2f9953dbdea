import { whenActive } from '../../kernel/account-guard';
import type { EventTable } from '../../kernel/jobs';
import { bookGrowth } from './book-growth';

/** What earns growth value. An order counts once it is locked: from then on it is not refunded. */
export const growthEvents: EventTable = {
  CheckedIn: {
    growForCheckIn: whenActive(
      ({ accountId }) => accountId,
      (ctx, { accountId, day }) => bookGrowth(ctx, { accountId, code: 'checkIn', ref: day }),
    ),
  },
  CommentPosted: {
    growForComment: whenActive(
      ({ accountId }) => accountId,
      (ctx, { accountId, commentId }) => bookGrowth(ctx, { accountId, code: 'comment', ref: commentId }),
    ),
  },
  OrderLocked: {
    growForOrder: whenActive(
      ({ userId }) => userId,
      (ctx, { userId, orderNo }) => bookGrowth(ctx, { accountId: userId, code: 'orderLocked', ref: orderNo }),
    ),
  },
  TradeInMoved: {
    growForTradeIn: whenActive(
      ({ userId }) => userId,
      async (ctx, { userId, requestId, to }) => {
        if (to === 'completed') await bookGrowth(ctx, { accountId: userId, code: 'tradeIn', ref: requestId });
      },
    ),
  },
};
