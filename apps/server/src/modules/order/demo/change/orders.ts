import type { DemoChange, DemoOrder } from '../..';

/** An order of the demo with what its buyer changed about it. */
export interface DemoChangedOrder {
  /** Person of the demo who owns it. */
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
 * Orders for the screens that change an order. They are older than the first paid deposit order of the account, so that one
 * stays the newest of its state.
 */
export const changedOrders: readonly DemoChangedOrder[] = [
  {
    // 保留现款, with the coupon granted as a line of the price.
    personId: 'person-orders',
    plan: deposit('YL01-pro', 4),
    changes: [{ do: 'choose', optionCode: 'yearKeepCoupon', daysAgo: 0.4 }],
  },
  {
    // 保留现款, with the points granted.
    personId: 'person-partner',
    plan: deposit('YL01-max', 4),
    changes: [{ do: 'choose', optionCode: 'yearKeepPoints', daysAgo: 0.4 }],
  },
  {
    // Chosen anew from scratch, the protocol not signed yet.
    personId: 'person-orders',
    plan: { ...deposit('YL01-pro', 5), swaps: { 'paint-mist': 'paint-carbon' }, added: ['pkg-sound'] },
    changes: [{ do: 'hold', way: 'free', versionId: 'YL01-max-2027', daysAgo: 0.3 }],
  },
  {
    // Changed to the new year, signed.
    personId: 'person-orders',
    plan: { ...deposit('YL01-pro', 5.5), added: ['pkg-sound', 'pkg-winter'] },
    changes: [
      { do: 'hold', way: 'mapped', daysAgo: 0.5 },
      { do: 'signYear', daysAgo: 0.45 },
    ],
  },
  {
    // A version without equivalent in the new year, which is sold out meanwhile.
    personId: 'person-orders',
    plan: deposit('YL01-ultra', 4.5),
    changes: [],
  },
  {
    // The window is over; configuration, version and benefits were changed, one benefit is used.
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
    // Changed its model twice: no third time.
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
    // Early-bird benefits: applied, excluded by another one, not fitting, expired.
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

/** Those of one person. */
export const changedOrdersOf = (personId: string): readonly DemoChangedOrder[] =>
  changedOrders.filter((order) => order.personId === personId);
