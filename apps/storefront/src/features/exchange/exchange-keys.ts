import { everyInputOf, queryClient } from '@/api';

export const EXCHANGE = 'GET /api/mpmkt/v1/campaign/exchange';
export const REWARDS = 'GET /api/mpmkt/v1/campaign/exchange/rewards';
export const TICKETS = 'GET /api/mpmkt/v1/campaign/exchange/tickets';
export const RECORDS = 'GET /api/mpmkt/v1/campaign/exchange/records';

/** What an exchange changes beside its own page: prizes, coupons and points. */
const WALLET = [
  'GET /api/mpmkt/v1/campaign/prizes',
  'GET /api/mpintegral/v1/coupons',
  'GET /api/mpintegral/v1/points',
  'GET /api/mpaccount/v1/account/overview',
] as const;

/** Tickets, rewards, exchanges, and what they put into the wallet are read again. */
export function readExchangeAgain(): void {
  for (const key of [EXCHANGE, REWARDS, TICKETS, RECORDS, ...WALLET] as const) {
    void queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
    void queryClient.invalidateQueries({ queryKey: ['list', key] });
  }
}
