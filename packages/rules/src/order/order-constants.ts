import { DAY_MS, MINUTE_MS } from '../time';

/**
 * `blind`: booked before prices are out. `intention`: small deposit. `deposit`: holds a configuration.
 * `snapUp`: flash sale of a fixed configuration.
 */
export type OrderKind = 'blind' | 'intention' | 'deposit' | 'snapUp';

/** All kinds, in the order above. */
export const ORDER_KINDS: readonly OrderKind[] = ['blind', 'intention', 'deposit', 'snapUp'];

/** How long an unpaid order is held: 30 minutes. */
export const PAYMENT_HOLD_MS = 30 * MINUTE_MS;

/** When an order locks itself after its deposit: 7 days. */
export const SELF_LOCK_MS = 7 * DAY_MS;

/** The price config list: small and large deposit, in yuan. */
export const PRICE_CONFIG_YUAN: readonly [number, number] = [2000, 5000];

/** What is paid when an order of this kind is made, in fen. */
export const DEPOSIT_FEN: Readonly<Record<OrderKind, number>> = {
  blind: PRICE_CONFIG_YUAN[0] * 100,
  intention: PRICE_CONFIG_YUAN[0] * 100,
  deposit: PRICE_CONFIG_YUAN[1] * 100,
  snapUp: PRICE_CONFIG_YUAN[1] * 100,
};

/**
 * What turning a blind or intention order into a deposit costs, in fen: the deposit less what is already paid, never below zero.
 *
 * Example: 2000 yuan paid, 5000 needed: 3000 yuan = 300 000 fen.
 */
export function conversionDueFen(paidFen: number): number {
  return Math.max(0, DEPOSIT_FEN.deposit - paidFen);
}

/** Last moment to pay, in milliseconds since 1970. */
export function paymentDeadlineMs(createdAtMs: number): number {
  return createdAtMs + PAYMENT_HOLD_MS;
}

/** When the order locks itself, in milliseconds since 1970. */
export function selfLockAtMs(depositPaidAtMs: number): number {
  return depositPaidAtMs + SELF_LOCK_MS;
}
