import type { ReplyOf } from '@voltfront/contract';

/** Amount due on an order, from the server. */
export type Payable = ReplyOf<'GET /api/mporder/v1/pay/payable'>;

/** `payable`, or why the cashier has nothing to take. */
export type CashierState = Payable['state'];

/**
 * Where the cashier stands at a moment of the server's clock: the last millisecond of the 30 minutes still counts.
 *
 * @param nowMs the server's time in milliseconds
 */
export function cashierState({ state, expiresAt }: Pick<Payable, 'state' | 'expiresAt'>, nowMs: number): CashierState {
  const isOver = expiresAt !== null && nowMs > expiresAt;
  return state === 'payable' && isOver ? 'expired' : state;
}

/** The method to start with: the first that works on this platform; null when none does. */
export function firstMethod(methods: Payable['methods']): Payable['methods'][number]['method'] | null {
  return methods.find(({ isAvailable }) => isAvailable)?.method ?? null;
}
