import { expect, test } from 'vitest';
import { somePlan } from '../testing/plans';
import { planPoster } from './plan-poster';

const mine = somePlan({
  car: { ...somePlan().car, source: 'order', orderNo: 'VO261121000001', paidFen: 500_000 },
  tradeIn: { kind: 'own', tradeInId: 'old-car-of-mine' },
});

const textOf = (link: string | null) => JSON.stringify(planPoster(mine, link, 0));

test('the picture of a plan names the car and its figures, and nothing about the person', () => {
  const drawn = textOf('https://example.com/plan?shareCode=AB12');
  for (const shown of ['示例车型 长续航版', '¥240,000.00', '¥5,667.12', '¥48,000.00', '3.98%', '示例银行'])
    expect(drawn).toContain(shown);
  for (const secret of ['VO261121000001', 'old-car-of-mine']) expect(drawn).not.toContain(secret);
});

test('the code is left out where there are no links', () => {
  expect(textOf('https://example.com/plan')).toContain('"kind":"code"');
  expect(textOf(null)).not.toContain('"kind":"code"');
});
