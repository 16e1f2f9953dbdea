import { type DemoTemplate, ON_ORDER } from './templates';

const innerTemplate = (modelId: string, amountFen: number): DemoTemplate => ({
  id: `inner-${modelId.toLowerCase()}`,
  kind: 'cashOff',
  title: '员工内购券',
  amountFen,
  models: [modelId],
  stacking: 'otherKinds',
  validDays: 366,
  rules: ['仅限员工本人或受赠亲属使用，有效期至当年 12 月 31 日', ...ON_ORDER],
});

/** What employees and their family get, for each model. */
export const innerTemplates: readonly DemoTemplate[] = [
  innerTemplate('YL01', 12_000_00),
  innerTemplate('YLX', 8_000_00),
  innerTemplate('YL09', 15_000_00),
];
