import { expect, test } from 'vitest';
import { fillClauses, fillValues } from '../agreement-values';
import { agreementsSeed } from './agreements-seed';

const values = fillValues({
  quote: {
    configuration: { modelId: 'YL01', versionId: 'YL01-pro', productCodes: [] },
    modelName: 'Model',
    versionName: 'Version',
    cutout: '/assets/car.webp',
    lines: [],
    totalFen: 24_990_000,
    monthly: null,
    delivery: { fromWeeks: 3, toWeeks: 5, cityName: 'City' },
    subsidies: { personalFen: 0, enterpriseFen: 0 },
    removed: [],
  },
  options: [],
  buyer: {
    kind: 'personal',
    name: '林夏',
    sealedNumber: '',
    maskedNumber: '110105********002X',
    sealedMobile: '',
    maskedMobile: '138****0001',
  },
  kind: 'deposit',
  dueFen: 500_000,
  paidEarlierFen: 0,
  orderNo: 'VO1',
});

test('an order knows everything that the agreements name: no line stays blank', () => {
  for (const { kind, clauses } of agreementsSeed(0).versions) {
    expect([kind, JSON.stringify(fillClauses(clauses, values))]).toEqual([kind, expect.not.stringContaining('____')]);
  }
});

test('the purchase agreement names the buyer by masked number and phone', () => {
  const purchase = agreementsSeed(0).versions.find(({ kind }) => kind === 'purchase');
  const text = JSON.stringify(fillClauses(purchase?.clauses ?? [], values));
  expect(text).toContain('110105********002X');
  expect(text).toContain('138****0001');
});
