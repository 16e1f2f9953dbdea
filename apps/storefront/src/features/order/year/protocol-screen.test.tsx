import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ChangeSideData, YearProtocolData } from '@voltfront/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { serveReplies } from '@/testing/server';
import { ProtocolScreen } from './protocol-screen';

const delivery = { fromWeeks: 4, toWeeks: 6, cityName: null };

const side = (totalFen: number, modelYear: number): ChangeSideData => ({
  configuration: { modelId: 'M1', versionId: `M1-${modelYear}`, productCodes: ['paint-mist'] },
  modelName: '样车',
  versionName: '标准版',
  modelYear,
  cutout: '',
  options: [],
  lines: [],
  totalFen,
  delivery,
});

const order = {
  orderNo: 'VO261118000001',
  kind: 'deposit',
  state: 'depositPaid',
  modelId: 'M1',
  modelName: '样车',
  versionId: 'M1-2026',
  versionName: '标准版',
  cutout: '',
  totalFen: 20_000_000,
  paidFen: 500_000,
  locksAt: null,
} as const;

const protocol = (more: Partial<YearProtocolData> = {}): YearProtocolData => ({
  offer: {
    order,
    offerId: 'c',
    title: '新年款',
    fromYear: 2026,
    toYear: 2027,
    startsAt: 0,
    deadlineAt: 1,
    state: 'pending',
    refusal: null,
    keep: { compensations: [], grantedCode: null, grantedAt: null },
    change: {
      optionCode: 'change',
      versionName: '标准版',
      cutout: '',
      news: [],
      fromTotalFen: 20_800_000,
      differenceFen: 800_000,
      delivery,
    },
    choice: 'change',
    chosenAt: 0,
    pending: { way: 'mapped', versionName: '标准版', totalFen: 20_800_000, differenceFen: 800_000, heldAt: 0 },
    signedAt: null,
  },
  state: 'toSign',
  preview: {
    orderNo: order.orderNo,
    kind: 'year',
    before: side(20_000_000, 2026),
    after: side(21_000_000, 2027),
    rows: [],
    gained: [],
    lost: [],
    differenceFen: 1_000_000,
    money: { paidFen: 500_000, restBeforeFen: 0, restAfterFen: 0, differenceFen: 1_000_000, note: '' },
    released: [],
    isSame: false,
    mustSignAgain: false,
    locksAt: null,
    changesLeft: null,
  },
  heldTotalFen: 21_000_000,
  isPriceChanged: false,
  agreement: {
    agreementId: 'yearChange',
    kind: 'yearChange',
    title: '年款变更协议',
    version: '1.0',
    state: 'unsigned',
    isRequired: true,
    signedAt: null,
    isOutdated: false,
  },
  signedAt: null,
  ...more,
});

const show = (data: YearProtocolData) => {
  const reload = vi.fn(async () => undefined);
  render(
    <QueryClientProvider client={queryClient}>
      <ProtocolScreen protocol={data} reload={reload} />
    </QueryClientProvider>,
  );
  return reload;
};

const text = { data: { agreement: protocol().agreement, copyNo: null, clauses: [] } };

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the protocol cannot be signed before its end was read', () => {
  serveReplies(text);
  show(protocol());
  expect((screen.getByRole('button', { name: '请阅读至末尾' }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('2026 款')).toBeTruthy();
  expect(screen.getByText('2027 款')).toBeTruthy();
});

test('a price that moved meanwhile stops the signature; accepted, the change is held at the new one', async () => {
  const seen = serveReplies(text, { data: protocol() });
  const reload = show(protocol({ heldTotalFen: 20_800_000, isPriceChanged: true }));
  expect(screen.getByRole('alertdialog', { name: '价格已更新' }).textContent).toContain('¥208,000');
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '接受并继续' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(seen[1]?.url).toContain('/order/year/hold');
  expect(seen[1]?.body).toEqual({ orderNo: order.orderNo, way: 'mapped', totalFen: 21_000_000 });
});

test('a signed protocol says when, one whose time is over cannot be signed', () => {
  serveReplies(text);
  show(protocol({ state: 'signed', signedAt: Date.UTC(2026, 10, 20, 4) }));
  expect(screen.getByText('2026-11-20 12:00 已签署，订单为 2027 款')).toBeTruthy();
  show(protocol({ state: 'over' }));
  expect(screen.getByText(/协议不可再签署，订单保留 2026 款/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /签署/ })).toBeNull();
});
