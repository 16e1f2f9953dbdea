import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ModelSummaryData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import CarPage from './index';

const model = (modelId: string, name: string): ModelSummaryData => ({
  modelId,
  name,
  tagline: '一路向光',
  stage: 'onSale',
  hero: `/assets/heroes/${modelId}.webp`,
  cutout: `/assets/models/${modelId}.webp`,
  fromPriceFen: 24_990_000,
  deliveryWeeks: { from: 3, to: 6 },
  stockCount: 0,
  openOrderNo: null,
});

test('the chosen model stands in the address, so that a reload and a shared link show it', async () => {
  serveReplies({ data: [model('M1', '样车 1'), model('M2', '样车 2')] });
  const pages = { 'pages/car/index': CarPage };
  const view = renderApp('/pages/car/index?channel=a', pages);
  fireEvent.click(await screen.findByRole('tab', { name: '样车 2' }, { timeout: 5000 }));
  await waitFor(() => expect(window.location.search).toBe('?channel=a&model=M2'));
  view.unmount();
  renderApp(window.location.pathname + window.location.search, pages);
  await waitFor(() => expect(screen.getByRole('tab', { name: '样车 2' }).getAttribute('aria-selected')).toBe('true'));
});
