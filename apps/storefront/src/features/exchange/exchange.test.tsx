import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ExchangeData, ExchangeRewardData, ExchangeTicketsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { readInvitesAgain } from '@/features/invite/invite-keys';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import Exchange from '@/pages/share/exchange';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const pages = { 'pages/share/exchange': Exchange };
const now = Date.now();
const picture = '/assets/campaigns/invite-exchange.webp';
const exchange: ExchangeData = {
  campaign: {
    slug: 'referral-exchange',
    title: '兑换奖励',
    lead: '换一份喜欢',
    state: 'running',
    startsAt: now - DAY_MS,
    endsAt: now + 900 * DAY_MS,
    artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
    rules: { version: 1, sections: [{ title: '规则', paragraphs: ['兑完即止'] }] },
    refusal: null,
  },
  settings: { ticketDays: 30, programme: 'referral' },
  own: { left: 4, next: { amount: 2, expiresAt: now + 3 * DAY_MS }, expired: 3 },
};
const reward = (
  prizeId: string,
  kind: ExchangeRewardData['kind'],
  title: string,
  tickets: number,
  left: number | null,
): ExchangeRewardData => ({ prizeId, kind, title, picture, amount: null, tickets, left, perPerson: null });
const rewards = [
  reward('p1', 'points', '100 积分', 1, null),
  reward('p2', 'goods', '折叠椅', 2, 0),
  reward('p3', 'goods', '旅行箱', 15, 8),
];
const ticket: ExchangeTicketsData = {
  ticketId: 't1',
  friend: '139****0001',
  milestone: 'driven',
  amount: 2,
  left: 1,
  used: 1,
  takenBack: 0,
  state: 'open',
  at: now - DAY_MS,
  expiresAt: now + 3 * DAY_MS,
};

function serve(replies: Record<string, unknown>) {
  const all = {
    'exchange/rewards': { items: rewards, nextCursor: null },
    'exchange/tickets': { items: [ticket], nextCursor: null },
    'exchange/records': { items: [], nextCursor: null },
    ...replies,
    'campaign/exchange': exchange,
  };
  const served = Object.fromEntries(Object.entries(all).map(([part, data]) => [part, { data }]));
  return serveByAddress(served, (fetch) => vi.stubGlobal('fetch', fetch));
}
const open = () => {
  login('t', someUser);
  renderApp('/pages/share/exchange', pages);
};
const isOff = (name: string): boolean => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

beforeEach(() => resetDebounce());
afterEach(() => {
  logout();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('says what can be exchanged, what has run out and what takes more tickets', async () => {
  serve({});
  open();
  expect(await screen.findByText('折叠椅')).toBeTruthy();
  expect(screen.getByText('另有 3 张已过期')).toBeTruthy();
  expect(isOff('兑换 100 积分')).toBe(false);
  expect(isOff('已兑完 折叠椅')).toBe(true);
  expect(isOff('券不足 旅行箱')).toBe(true);
});

test('asks before tickets are used, and shows the records afterwards', async () => {
  const seen = serve({});
  open();
  fireEvent.click(await screen.findByRole('button', { name: '兑换 100 积分' }));
  fireEvent.click(await screen.findByRole('button', { name: '确 定' }));
  expect(await screen.findByText('暂无兑换记录')).toBeTruthy();
  const sent = seen.find(({ body }) => body !== undefined && (body as { prizeId?: string }).prizeId === 'p1');
  expect(sent?.body).toEqual({ slug: 'referral-exchange', prizeId: 'p1' });
});

test('tells of each ticket who brought it, for what, and until when it can be used', async () => {
  serve({});
  open();
  fireEvent.click(await screen.findByRole('button', { name: '奖励券明细' }));
  expect(await screen.findByText('好友完成试驾 139****0001 · 2 张')).toBeTruthy();
  expect(screen.getByText('剩余 1 张')).toBeTruthy();
});

test('what changes an invitation has the lists of friends and gifts read again', async () => {
  const keys = ['POST /api/mpintegral/v1/recommend/recommendPageList', 'GET /api/mpmkt/v1/campaign/invite/gifts'];
  for (const key of keys) queryClient.setQueryData(['list', key, { slug: 'referral' }], { pages: [], pageParams: [] });
  readInvitesAgain();
  await waitFor(() => {
    for (const key of keys)
      expect(queryClient.getQueryState(['list', key, { slug: 'referral' }])?.isInvalidated).toBe(true);
  });
});
