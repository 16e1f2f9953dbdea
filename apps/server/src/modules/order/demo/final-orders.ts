import type { FinalOrderSeed } from '../final/seed-final';

const YUAN = 100;

/** Orders of the demo customer with final payments: paid in full, partly paid, nothing paid, a loan under review. The last one is the newest, for the loan. */
export const finalOrders: readonly FinalOrderSeed[] = [
  { plan: { kind: 'deposit', state: 'paidInFull', versionId: 'YL01-max', createdDaysAgo: 60 }, parts: [] },
  {
    plan: { kind: 'deposit', state: 'arrived', versionId: 'YLX-max', createdDaysAgo: 50 },
    parts: [
      { amountFen: 60_000 * YUAN, daysAgo: 3 },
      { amountFen: 20_000 * YUAN, daysAgo: 1 },
    ],
  },
  { plan: { kind: 'deposit', state: 'arrived', versionId: 'YL01-pro', createdDaysAgo: 46 }, parts: [] },
  { plan: { kind: 'deposit', state: 'arrived', versionId: 'YL09-pro', createdDaysAgo: 41 }, parts: [] },
];

/** The demo customer of these orders. */
export const finalBuyer = { accountId: 'person-final', mobile: '13800000042' };
