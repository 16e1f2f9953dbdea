import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ChangeSideData, OrderChangePreviewData } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { livePages, nextPopState, openApp } from '@/testing/page-stack';
import { serveReplies } from '@/testing/server';
import { useChangeOrder } from './use-change-order';

const DETAIL = '/pagesOrder/car/detail';

const side = (totalFen: number): ChangeSideData => ({
  configuration: { modelId: 'M1', versionId: 'M1-b', productCodes: ['paint-mist'] },
  modelName: '样车',
  versionName: '高配版',
  modelYear: 2026,
  cutout: '',
  options: [],
  lines: [],
  totalFen,
  delivery: { fromWeeks: 4, toWeeks: 6, cityName: null },
});

const preview = (totalFen: number, kind: OrderChangePreviewData['kind'] = 'version'): OrderChangePreviewData => ({
  orderNo: 'VO261118000001',
  kind,
  before: side(20_000_000),
  after: side(totalFen),
  rows: [],
  gained: [],
  lost: [],
  differenceFen: totalFen - 20_000_000,
  money: { paidFen: 0, restBeforeFen: 0, restAfterFen: 0, differenceFen: 0, note: '' },
  released: [],
  isSame: false,
  mustSignAgain: false,
  locksAt: null,
  changesLeft: null,
});

const done = { data: { order: { orderNo: 'VO261118000001' }, change: {}, toSign: [] } };
const moved = (totalFen: number) => ({ code: errorCatalogue.PRICE_CHANGED.code, data: preview(totalFen) });

/** The hook on a change page that was opened from the order's own. */
function open() {
  openApp(`${DETAIL}?orderNo=VO261118000001`);
  resetDebounce();
  navigate('/pagesOrder/car/versionSwitching', { orderNo: 'VO261118000001' });
  const reload = vi.fn(async () => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeOrder(reload), { wrapper });
  return { result, reload };
}

test('the order is changed at the price that was shown, and its page shows again', async () => {
  const seen = serveReplies(done);
  const { result } = open();
  const returned = nextPopState();
  act(() => result.current.confirm(preview(21_000_000)));
  await act(() => returned);
  expect(seen[0]?.url).toContain('/order/configuration/change');
  expect(seen[0]?.body).toMatchObject({ versionId: 'M1-b', productCodes: ['paint-mist'], totalFen: 21_000_000 });
  expect(livePages()).toEqual([DETAIL]);
});

test('a price that moved changes nothing until it is accepted', async () => {
  const seen = serveReplies(moved(21_500_000), done);
  const { result, reload } = open();
  act(() => result.current.confirm(preview(21_000_000)));
  await vi.waitFor(() => expect(result.current.move).toEqual({ fromFen: 21_000_000, toFen: 21_500_000 }));
  expect(reload).toHaveBeenCalled();
  expect(seen).toHaveLength(1);
  const returned = nextPopState();
  act(() => result.current.acceptMove());
  await act(() => returned);
  expect(seen[1]?.body).toMatchObject({ totalFen: 21_500_000 });
});

test('a declined price leaves the order as it was', async () => {
  const seen = serveReplies(moved(21_500_000));
  const { result } = open();
  act(() => result.current.confirm(preview(21_000_000, 'vehicle')));
  await vi.waitFor(() => expect(result.current.move).not.toBeNull());
  act(() => result.current.declineMove());
  expect(result.current.move).toBeNull();
  expect(seen.map(({ url }) => url)).toEqual([expect.stringContaining('/order/vehicle/change')]);
});
