import type { DemoOrderPlan, DemoOrderState } from './types';

const everyState: readonly [DemoOrderState, DemoOrderPlan['kind'], string, number][] = [
  ['created', 'deposit', 'YL01-pro', 0],
  ['expired', 'deposit', 'YLX-core', 9],
  ['cancelled', 'intention', 'YLX-pro', 15],
  ['intentionPaid', 'intention', 'YL09-pro', 4],
  ['depositPaid', 'deposit', 'YL01-max', 3],
  ['locked', 'deposit', 'YLX-max', 12],
  ['inProduction', 'deposit', 'YL01-pro', 26],
  ['inTransit', 'deposit', 'YL09-max', 44],
  ['arrived', 'deposit', 'YLX-pro', 52],
  ['paidInFull', 'deposit', 'YL01-max', 61],
  ['delivered', 'deposit', 'YLX-core', 190],
  ['refunding', 'deposit', 'YL09-pro', 6],
  ['refunded', 'intention', 'YL01-pro', 33],
  ['intentionPaid', 'blind', 'CS1E-pro', 2],
];

const order = ([state, kind, versionId, createdDaysAgo]: (typeof everyState)[number]): DemoOrderPlan => ({
  kind,
  state,
  modelId: versionId.split('-')[0] as DemoOrderPlan['modelId'],
  versionId,
  createdDaysAgo,
});

/** Orders of demo people, by the person's id. */
export const orderPlans: Readonly<Record<string, readonly DemoOrderPlan[]>> = {
  'person-orders': everyState.map(order),
  'person-owner': [
    order(['delivered', 'deposit', 'YL01-max', 410]),
    {
      ...order(['depositPaid', 'deposit', 'YL09-pro', 5]),
      refundRejection: '车辆已按您的要求预留产能，且申请原因与沟通记录不符，请联系专属顾问',
    },
  ],
  'person-collector': [order(['refunding', 'blind', 'CS1E-pro', 4]), order(['intentionPaid', 'blind', 'YLX-pro', 160])],
  'person-blind': [order(['intentionPaid', 'blind', 'CS1E-max', 5])],
  'person-deposit': [order(['depositPaid', 'deposit', 'YLX-pro', 6])],
  'person-pickup': [{ ...order(['paidInFull', 'deposit', 'YL09-max', 58]), isInspected: true }],
  'person-partner': [order(['refunded', 'blind', 'CS1E-pro', 8])],
};
