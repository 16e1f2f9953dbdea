import type { QuoteData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { chosen, testConfig } from '../testing/stage-config';
import { wishRows } from './wish-rows';

const quote = (productCodes: string[], totalFen: number): QuoteData => ({
  configuration: { modelId: 'M1', versionId: 'M1-a', productCodes },
  modelName: '样车',
  versionName: '标准版',
  cutout: '',
  lines: [],
  totalFen,
  monthly: { downPaymentFen: 0, monthlyFen: 349_136, months: 60, rateBp: 350 },
  delivery: { fromWeeks: 3, toWeeks: 5, cityName: null },
  subsidies: { personalFen: 0, enterpriseFen: 0 },
  removed: [],
});

const rows = wishRows([
  { quote: quote(chosen('paint-mist'), 20_000_000), config: testConfig },
  { quote: quote(chosen('paint-ember'), 20_800_000), config: testConfig },
]);
const find = (label: string) => rows.find((row) => row.label === label);

test('prices, monthly payments and options stand side by side', () => {
  expect(find('补贴后总价')).toEqual({ label: '补贴后总价', values: ['¥200,000', '¥208,000'], differs: true });
  expect(find('月供约')?.values).toEqual(['¥3,491', '¥3,491']);
  expect(find('外观')).toEqual({ label: '外观', values: ['雾屿蓝', '熔岩橙'], differs: true });
});

test('what is the same is not marked', () => {
  expect(find('轮毂')?.differs).toBe(false);
  expect(find('预计交付')?.differs).toBe(false);
});

test('a group without a choice shows a dash', () => {
  const [, ...others] = wishRows([{ quote: quote(['paint-mist'], 1), config: testConfig }]);
  expect(others.find((row) => row.label === '轮毂')?.values).toEqual(['–']);
});
