import type { LinkSeed } from '..';

/**
 * Short links of the demo, with tokens that can be typed. `daysAgo` and `openDays` count from
 * loading.
 */
export const links: (Pick<LinkSeed, 'token' | 'accountId' | 'route' | 'query' | 'channel' | 'platforms'> & {
  daysAgo: number;
  openDays: number;
  isWithdrawn?: true;
})[] = [
  /** Printed in the stores: the flagship's page. */
  {
    token: 'YL01Store0',
    accountId: null,
    route: '/pagesDetail/carModel',
    query: { modelId: 'YL01' },
    channel: 'print',
    platforms: null,
    daysAgo: 20,
    openDays: 365,
  },
  /** In a text message: the customer's orders, after a login. */
  {
    token: 'MyOrders01',
    accountId: null,
    route: '/pagesOrder/order/index',
    query: {},
    channel: 'sms',
    platforms: null,
    daysAgo: 1,
    openDays: 30,
  },
  /** Opens in the app and the mini-program only. */
  {
    token: 'InTheApp01',
    accountId: 'person-employee',
    route: '/pagesDetail/carMaterialLibrary',
    query: { modelId: 'YLX' },
    channel: 'share',
    platforms: ['APP', 'HarmonyOS', 'MINI'],
    daysAgo: 2,
    openDays: 180,
  },
  /** Opens in the app only. */
  {
    token: 'AppOnly001',
    accountId: 'person-employee',
    route: '/pagesDetail/carMaterialLibrary',
    query: { modelId: 'YL01' },
    channel: 'share',
    platforms: ['APP', 'HarmonyOS'],
    daysAgo: 3,
    openDays: 180,
  },
  {
    token: 'Expired001',
    accountId: 'person-orders',
    route: '/pages/car/index',
    query: {},
    channel: 'share',
    platforms: null,
    daysAgo: 200,
    openDays: 180,
  },
  {
    token: 'Withdrawn1',
    accountId: 'person-orders',
    route: '/pages/car/index',
    query: {},
    channel: 'share',
    platforms: null,
    daysAgo: 5,
    openDays: 180,
    isWithdrawn: true,
  },
];
