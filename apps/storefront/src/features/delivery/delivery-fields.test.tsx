import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { askPosition } from '@/features/place/use-place';
import { answerConsent } from '@/session';
import { type DeliveryChoice, DeliveryFields } from './delivery-fields';

const { locate } = vi.hoisted(() => ({ locate: vi.fn() }));
vi.mock('@/platform/location', () => ({ canLocateSilently: async () => true, locate }));

const served = { isServed: true, hotRank: null };
const cities = [
  {
    ...served,
    provinceCode: '310000',
    provinceName: '上海市',
    cityCode: '310100',
    cityName: '上海市',
    pinyin: 'shang hai',
  },
  {
    ...served,
    provinceCode: '330000',
    provinceName: '浙江省',
    cityCode: '330100',
    cityName: '杭州市',
    pinyin: 'hang zhou',
  },
];
const store = (storeId: string) => ({ storeId, name: `门店 ${storeId}`, address: '某路', phone: '400' });
let asked: string[] = [];

/** The server proposes the centre, and the space to somebody who stands beside it. */
beforeEach(() => {
  asked = [];
  queryClient.clear();
  answerConsent(true);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const stores = [store('centre'), store('space')];
    const data = url.includes('selectDeliverCity')
      ? cities
      : url.includes('/order/stores')
        ? url.includes('latitude=31.198')
          ? stores.reverse()
          : stores
        : null;
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function Host({ seen }: { seen: DeliveryChoice[] }) {
  const [value, setValue] = useState<DeliveryChoice>({ cityCode: '310100', storeId: undefined });
  return (
    <QueryClientProvider client={queryClient}>
      <DeliveryFields
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
    </QueryClientProvider>
  );
}

test('without a position the store that the server proposes shows, and the server chooses it', async () => {
  locate.mockResolvedValue('unavailable');
  const seen: DeliveryChoice[] = [];
  render(<Host seen={seen} />);
  expect(await screen.findByText('门店 centre')).toBeTruthy();
  expect(seen).toEqual([]);
});

test('with a position the nearest store is chosen, and said to the server', async () => {
  locate.mockResolvedValue({ latitude: 31.1979, longitude: 121.3363 });
  const seen: DeliveryChoice[] = [];
  render(<Host seen={seen} />);
  await askPosition();
  await waitFor(() => expect(seen).toEqual([{ cityCode: '310100', storeId: 'space' }]));
  expect(await screen.findByText('门店 space')).toBeTruthy();
});

test('the city is found by the first letters of its name', async () => {
  const seen: DeliveryChoice[] = [];
  render(<Host seen={seen} />);
  fireEvent.click(await screen.findByRole('button', { name: /交付城市/ }));
  fireEvent.input(await screen.findByRole('textbox', { name: /首字母/ }), { target: { value: 'hz' } });
  fireEvent.click(screen.getByRole('option', { name: /杭州市/ }));
  expect(seen.at(-1)?.cityCode).toBe('330100');
});
