import type { DemoChange, DemoOrder } from '../..';

/** A demo order with its buyer's changes. */
export interface DemoChangedOrder {
  /** The demo person who owns it. */
  personId: string;
  plan: DemoOrder;
  changes: readonly DemoChange[];
}

const deposit = (versionId: string, createdDaysAgo: number): DemoOrder => ({
  kind: 'deposit',
  state: 'depositPaid',
  versionId,
  createdDaysAgo,
});

/**
 * Orders for the change screens. They are older than the account's first paid deposit order, so
 * that one stays the newest in its state.
 */
export const changedOrders: readonly DemoChangedOrder[] = [
  {
    // 保留现款 (keeps the model year): the coupon was granted as a price line.
    personId: 'person-orders',
    plan: deposit('YL01-pro', 4),
    changes: [{ do: 'choose', optionCode: 'yearKeepCoupon', daysAgo: 0.4 }],
  },
  {
    // 保留现款 (keeps the model year): the points were granted.
    personId: 'person-partner',
    plan: deposit('YL01-max', 4),
    changes: [{ do: 'choose', optionCode: 'yearKeepPoints', daysAgo: 0.4 }],
  },
  {
    // Reconfigured for the new year; the protocol is not signed yet.
    personId: 'person-orders',
    plan: { ...deposit('YL01-pro', 5), swaps: { 'paint-mist': 'paint-carbon' }, added: ['pkg-sound'] },
    changes: [{ do: 'hold', way: 'free', versionId: 'YL01-max-2027', daysAgo: 0.3 }],
  },
  {
    // Changed to the new year, protocol signed.
    personId: 'person-orders',
    plan: { ...deposit('YL01-pro', 5.5), added: ['pkg-sound', 'pkg-winter'] },
    changes: [
      { do: 'hold', way: 'mapped', daysAgo: 0.5 },
      { do: 'signYear', daysAgo: 0.45 },
    ],
  },
  {
    // A version without equivalent in the new year, sold out meanwhile.
    personId: 'person-orders',
    plan: deposit('YL01-ultra', 4.5),
    changes: [],
  },
  {
    // The window has closed; configuration, version and benefits were changed, one benefit was
    // consumed.
    personId: 'person-orders',
    plan: deposit('YLX-core', 6),
    changes: [
      { do: 'change', versionId: 'YLX-pro', daysAgo: 5.6 },
      { do: 'change', versionId: 'YLX-pro', added: ['pkg-v2l'], daysAgo: 5.4 },
      {
        do: 'rights',
        choices: [
          { groupCode: 'charging', rightCode: 'charging-home11' },
          { groupCode: 'service', rightCode: 'service-valet' },
        ],
        daysAgo: 4.2,
      },
      { do: 'useRight', groupCode: 'service', daysAgo: 1.2 },
    ],
  },
  {
    // Changed its model twice, so a third change is refused.
    personId: 'person-orders',
    plan: deposit('YLX-core', 5.2),
    changes: [
      { do: 'change', versionId: 'YL01-pro', daysAgo: 4.6 },
      { do: 'change', versionId: 'YL09-pro', daysAgo: 3.8 },
    ],
  },
  {
    personId: 'person-orders',
    plan: { kind: 'snapUp', state: 'depositPaid', versionId: 'YLX-core', createdDaysAgo: 3.5 },
    changes: [],
  },
  {
    // Early-bird benefits: applied, excluded by another one, not applicable, expired.
    personId: 'person-orders',
    plan: {
      kind: 'intention',
      state: 'intentionPaid',
      versionId: 'YL01-max',
      createdDaysAgo: 6,
      swaps: { 'paint-mist': 'paint-ember' },
      added: ['pkg-sound'],
    },
    changes: [],
  },
];

/** The changed orders of one person. */
export const changedOrdersOf = (personId: string): readonly DemoChangedOrder[] =>
  changedOrders.filter((order) => order.personId === personId);
