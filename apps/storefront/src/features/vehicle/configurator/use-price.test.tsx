import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { QuoteData, VersionConfigData, VersionSummaryData } from '@voltfront/contract';
import { selectionPriceFen } from '@voltfront/rules/configurator/selection-price';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePrice } from './use-price';

const { quote, toast } = vi.hoisted(() => ({ quote: vi.fn(), toast: vi.fn() }));

vi.mock('@/ui', () => ({ toast }));
vi.mock('@/api', async () => ({
  ...(await vi.importActual('@/api/use-debounced')),
  apiQuery: (key: string, input: unknown) => ({ queryKey: [key, input], queryFn: () => quote(input) }),
  hasCode: (error: unknown, code: string) => (error as { code?: string } | null)?.code === code,
}));

const product = (productCode: string, priceFen: number) =>
  ({ productCode, name: productCode, groupCode: 'paint', level: 1, priceFen }) as VersionConfigData['products'][number];

const config = {
  modelId: 'M',
  versionId: 'V',
  basePriceFen: 20_000_000,
  groups: [],
  products: [product('white', 0), product('blue', 600_000)],
} as unknown as VersionConfigData;

/** 200 000 yuan, 185 000 after discount and subsidy. */
const version = { versionId: 'V', priceFen: 20_000_000, subsidyPriceFen: 18_500_000 } as VersionSummaryData;

function quoteOf(productCodes: string[], extraFen = 0): QuoteData {
  const listFen = selectionPriceFen(config, productCodes) + extraFen;
  const lines = [
    { kind: 'version', code: 'V', name: 'V', amountFen: listFen },
    { kind: 'personalSubsidy', code: 'S', name: 'S', amountFen: -1_500_000 },
  ];
  const configuration = { modelId: 'M', versionId: 'V', productCodes };
  return { configuration, lines, totalFen: listFen - 1_500_000 } as unknown as QuoteData;
}

function renderPrice(onOutdated: () => void) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ selection }) => usePrice({ config, selection, version, cityCode: undefined, onOutdated }), {
    wrapper,
    initialProps: { selection: ['white'] },
  });
}

beforeEach(() => {
  quote.mockReset();
  toast.mockReset();
});

test('moves with the choice at once and is confirmed by the server to the fen', async () => {
  quote.mockImplementation(({ productCodes }) => Promise.resolve(quoteOf(productCodes)));
  const onOutdated = vi.fn();
  const { result, rerender } = renderPrice(onOutdated);
  expect(result.current).toMatchObject({ totalFen: 18_500_000, isConfirmed: false });
  await waitFor(() => expect(result.current.isConfirmed).toBe(true));
  const blue = ['blue'];
  act(() => rerender({ selection: blue }));
  expect(result.current).toMatchObject({ totalFen: 19_100_000, isConfirmed: false });
  await waitFor(() => expect(result.current.isConfirmed).toBe(true));
  expect(result.current.totalFen).toBe(result.current.quote?.totalFen);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('loads again and announces when the server knows another price', async () => {
  quote.mockImplementation(({ productCodes }) => Promise.resolve(quoteOf(productCodes, 100)));
  const onOutdated = vi.fn();
  const { result } = renderPrice(onOutdated);
  await waitFor(() => expect(onOutdated).toHaveBeenCalledTimes(1));
  expect(toast).toHaveBeenCalledWith(expect.stringContaining('185,001'));
  expect(result.current.isConfirmed).toBe(false);
});

test('an invalid choice is loaded again, any other refusal is shown', async () => {
  quote.mockRejectedValue(Object.assign(new TypeError('invalid'), { code: '4090102' }));
  const onOutdated = vi.fn();
  const { result } = renderPrice(onOutdated);
  await waitFor(() => expect(onOutdated).toHaveBeenCalled());
  expect(result.current.refusal).toBeNull();
  quote.mockRejectedValue(Object.assign(new TypeError('已售罄'), { code: '4090109' }));
  const { result: soldOut } = renderPrice(vi.fn());
  await waitFor(() => expect(soldOut.current.refusal).toBe('已售罄'));
});
