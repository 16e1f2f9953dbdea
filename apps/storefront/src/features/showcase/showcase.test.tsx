import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ShowcaseCarData } from '@voltfront/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import CopyPage from '@/pagesActivity/copy/index';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const pages = { 'pagesActivity/copy/index': CopyPage };
const picture = '/assets/covers/scene-city.webp';
const car: ShowcaseCarData = {
  carId: 'car',
  person: { nickname: '山野慢车道', avatar: picture, isOwner: true },
  modelName: '01',
  versionName: 'Pro',
  cutout: picture,
  paint: '熔岩橙',
  wheel: null,
  interior: '砂色',
  totalFen: 25_000_000,
  words: '开了一年还会回头看',
  cityName: '杭州市',
  likeCount: 7,
  copyCount: 2,
  isLiked: false,
  isMine: false,
  isPartlyGone: true,
  at: Date.now(),
};
const configuration = { modelId: 'YL01', versionId: 'YL01-pro', productCodes: ['paint-ember'] };
const removed = [{ productCode: 'pkg', name: '创始人套件', reason: '已下架' }];

const open = (replies: Parameters<typeof serveByAddress>[0] = {}) => {
  const seen = serveByAddress(
    {
      ...replies,
      '/vehicle/models': { data: [] },
      '/showcase/own': { data: { items: [], nextCursor: null } },
      '/showcase?': { data: { items: [car], nextCursor: null } },
    },
    (fetch) => vi.stubGlobal('fetch', fetch),
  );
  renderApp('/pagesActivity/copy/index', pages);
  return seen;
};

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('copying asks before it replaces what is no longer sold, then opens the configuration', async () => {
  open({ '/showcase/copy': { data: { configuration, removed } } });
  expect(await screen.findByText('部分选装已停售')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '一键抄作业' }));
  expect(await screen.findByText(/创始人套件 已停售/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '替换并继续' }));
  await waitFor(() => expect(livePages().at(-1)).toContain('/pagesDetail/configPreview'));
});

test('a like shows at once and is put back when it is refused', async () => {
  login('token', someUser);
  let answer: (reply: { code: string }) => void = () => undefined;
  open({ '/showcase/like': () => new Promise((resolve) => (answer = resolve)) });
  fireEvent.click(await screen.findByRole('button', { name: '点赞，7' }));
  expect(await screen.findByRole('button', { name: '点赞，8' })).toBeTruthy();
  await waitFor(() => answer({ code: '4040001' }));
  expect(await screen.findByRole('button', { name: '点赞，7' })).toBeTruthy();
});

test('visitors are asked to log in for their own ones; without any the page says so', async () => {
  open();
  fireEvent.click(await screen.findByRole('tab', { name: '我的' }));
  await waitFor(() => expect(livePages().at(-1)).toBe('/pages/login/index'));
});

test('an empty own list leads to publishing', async () => {
  login('token', someUser);
  open();
  fireEvent.click(await screen.findByRole('tab', { name: '我的' }));
  expect(await screen.findByText('还没有晒出配置')).toBeTruthy();
});
