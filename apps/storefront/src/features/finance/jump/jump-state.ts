import type { FinanceApplicationData, FinanceShowDetailData } from '@voltfront/contract';

/** What the hand-over page has to show for an order. */
export type JumpState =
  /** An application exists that is not followed by a new one. */
  | { kind: 'application'; application: FinanceApplicationData }
  /** No plan was chosen for the order. */
  | { kind: 'noPlan' }
  /** The wish is to pay at once: nothing to apply for. */
  | { kind: 'cash' }
  /** The plan can no longer be had. */
  | { kind: 'planGone'; message: string }
  /** The order cannot be financed now, or not yet. */
  | { kind: 'orderNotReady'; message: string }
  /** The lender takes no applications now. */
  | { kind: 'lenderUnavailable' }
  | { kind: 'ready'; wish: NonNullable<FinanceShowDetailData['wish']>; productId: string };

/**
 * @param isNewWanted the customer wants to apply once more after a refusal or a withdrawal
 */
export function jumpState(
  detail: FinanceShowDetailData,
  application: FinanceApplicationData | null,
  isNewWanted: boolean,
): JumpState {
  if (application && !(isNewWanted && application.canApplyAgain)) return { kind: 'application', application };
  const { wish, order, lenderAvailable } = detail;
  if (!wish) {
    const isClosed = order !== null && !order.canWish;
    return isClosed ? { kind: 'orderNotReady', message: order.message ?? '' } : { kind: 'noPlan' };
  }
  if (wish.unavailable) return { kind: 'planGone', message: wish.unavailable };
  const { product } = wish.current ?? wish.plan;
  if (!product) return { kind: 'cash' };
  if (order && !order.canApply) return { kind: 'orderNotReady', message: order.message ?? '' };
  if (lenderAvailable === false) return { kind: 'lenderUnavailable' };
  return { kind: 'ready', wish, productId: product.productId };
}

/** The lender has not decided yet: its answer is asked for now and then. */
export const isUndecided = ({ state }: FinanceApplicationData): boolean =>
  state === 'opened' || state === 'submitted' || state === 'reviewing';
