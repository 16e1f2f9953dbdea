import type { DemoFinance } from '../..';

type Input = DemoFinance['plans'][number]['input'];

const plan = (daysAgo: number, versionId: string, cityCode: string, choice: Input['choice'], tradeInYuan = 0) => ({
  daysAgo,
  input: {
    subject: { kind: 'version' as const, versionId, subsidy: 'personal' as const },
    cityCode,
    choice,
    tradeIn: tradeInYuan > 0 ? { kind: 'typed' as const, valueFen: tradeInYuan * 100 } : { kind: 'none' as const },
  },
});

/**
 * Plans and applications of demo people: one plan's rate has changed, one has expired, one is a
 * cash purchase.
 */
export const demoFinance: readonly DemoFinance[] = [
  {
    accountId: 'person-orders',
    plans: [
      plan(9, 'YLX-pro', '310100', { method: 'equalInstalment', productId: 'zero-x', months: 36, downPercent: 30 }),
      plan(3, 'YL01-max', '310100', { method: 'equalInstalment', productId: 'care', months: 60, downPercent: 20 }),
      plan(2, 'YL09-pro', '330100', { method: 'cash' }, 68_000),
      plan(0.2, 'YL01-pro', '310100', {
        method: 'balloon',
        productId: 'air',
        months: 36,
        downPercent: 20,
        balloonPercent: 50,
      }),
    ],
    wishes: [
      {
        orderState: 'depositPaid',
        daysAgo: 0.5,
        choice: { method: 'balloon', productId: 'air', months: 36, downPercent: 30, balloonPercent: 40 },
        application: null,
      },
      {
        orderState: 'locked',
        daysAgo: 0.4,
        choice: { method: 'equalInstalment', productId: 'zero-x', months: 36, downPercent: 20 },
        application: null,
      },
      {
        orderState: 'inProduction',
        daysAgo: 3,
        choice: { method: 'equalPrincipal', productId: 'east-standard', months: 36, downPercent: 30 },
        application: 'rejected',
        reason: '收入证明材料不完整',
      },
      {
        orderState: 'inTransit',
        daysAgo: 2,
        choice: { method: 'equalInstalment', productId: 'care-nine', months: 48, downPercent: 25 },
        application: 'reviewing',
      },
      {
        orderState: 'arrived',
        daysAgo: 5,
        choice: { method: 'equalInstalment', productId: 'zero-x', months: 60, downPercent: 20 },
        application: 'approved',
      },
    ],
  },
];
