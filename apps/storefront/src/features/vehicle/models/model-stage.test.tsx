import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ModelDetailData, ModelSummaryData } from '@voltfront/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { apiKey } from '@/api';
import { testConfig } from '../testing/stage-config';
import { ModelStage } from './model-stage';

const summary: ModelSummaryData = {
  modelId: 'M1',
  name: '样车',
  tagline: '一路向光',
  stage: 'onSale',
  hero: '/assets/heroes/M1.webp',
  cutout: '/assets/models/M1.webp',
  fromPriceFen: null,
  deliveryWeeks: null,
  stockCount: 0,
  openOrderNo: null,
};

const version = (versionId: string, isSoldOut: boolean) => ({
  versionId,
  versionName: versionId,
  versionTitle: '',
  priceFen: 0,
  subsidyPriceFen: 0,
  rangeKm: 0,
  powerKw: 0,
  accelerationS: 0,
  highlights: [],
  isSoldOut,
  deliveryWeeks: { from: 1, to: 2 },
  cutout: '',
});

const model = (versions: ModelDetailData['versions']): ModelDetailData => ({
  ...{ modelId: 'M1', name: '样车', tagline: '', stage: 'onSale', hero: '' },
  ...{ facts: [], gallery: [], versions, benefits: [], isReminderSet: false },
});

function Tried({ versions }: { versions: ModelDetailData['versions'] }) {
  const [paintCode, setPaintCode] = useState<string>();
  return <ModelStage summary={summary} model={model(versions)} paintCode={paintCode} onPaint={setPaintCode} />;
}

function open(versions: ModelDetailData['versions']) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(apiKey('GET /api/mporder/v1/vehicle/config', { versionId: 'M1-a' }), testConfig);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Tried versions={versions} />
    </QueryClientProvider>,
  );
  return () => [...container.querySelectorAll('img')].map((each) => each.getAttribute('src')?.split('?')[0]);
}

test('the first version that can be had stands on the stage, and a tried paint is put on', () => {
  const pictures = open([version('M1-b', true), version('M1-a', false)]);
  expect(pictures()).toEqual(['/assets/cars/M1_front_aero_mist.webp']);
  fireEvent.click(screen.getByRole('radio', { name: '熔岩橙' }));
  expect(pictures()).toContain('/assets/cars/M1_front_aero_ember.webp');
  expect(screen.getByText('熔岩橙')).toBeTruthy();
});

test('only paints that can be had are tried on', () => {
  open([version('M1-a', false)]);
  expect(screen.queryByRole('radio', { name: '松林绿' })).toBeNull();
});

test('a paint tried from within the cabin is shown from outside', () => {
  open([version('M1-a', false)]);
  fireEvent.click(screen.getByRole('radio', { name: '内饰' }));
  fireEvent.click(screen.getByRole('radio', { name: '熔岩橙' }));
  expect(screen.getByRole('radio', { name: '车头' }).getAttribute('aria-checked')).toBe('true');
});

test('a model without versions shows its picture', () => {
  const pictures = open([]);
  expect(pictures()).toEqual(['/assets/models/M1.webp']);
});
