import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setComparison } from '@/features/vehicle/comparison/comparison-list';
import { column } from '@/features/vehicle/comparison/test-data';
import { stored } from '@/session/storage-keys';
import { renderApp } from '@/testing/render-page';
import CarVersionComparisonPage from './carVersionComparison';

const PATH = '/pagesDetail/carVersionComparison';

beforeEach(() => {
  setComparison(['own']);
  vi.stubGlobal('fetch', (url: string) => {
    const ids = new URL(url, 'http://localhost').searchParams.get('versionIds')?.split(',') ?? [];
    const data = { columns: ids.map((id) => column(id)), sections: [], footnotes: [], missing: [] };
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
});

const open = (search = '') =>
  renderApp(`${PATH}${search}`, { 'pagesDetail/carVersionComparison': CarVersionComparisonPage });
const shows = (versionId: string) => screen.findAllByText(new RegExp(`${versionId}版`), {}, { timeout: 5000 });

test('without a list in the address the own one is shown', async () => {
  open();
  await shows('own');
});

test('a list that somebody sent is looked at without touching the own one, until it is changed', async () => {
  open('?versionIds=a,b');
  await shows('a');
  expect(screen.queryByText(/own版/)).toBeNull();
  expect(stored.get('COMPARISON_LIST')).toEqual(['own']);
  fireEvent.click(screen.getByRole('button', { name: '移除样车 a版' }));
  await waitFor(() => expect(stored.get('COMPARISON_LIST')).toEqual(['b']));
  // From then on the page follows the own list, and the address follows the page.
  expect(window.location.search).toBe('?versionIds=b');
  act(() => setComparison(['b', 'c']));
  await shows('c');
});
