import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { someChannel, someDrive } from '@/features/test-drive/testing/some-drive';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import ChannelPage from './channel';
import TestDrivePage from './index';
import ResultPage from './result';

const WAIT = { timeout: 20_000 };
const Home = () => <p>{`首页`}</p>;
const sent: { url: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, { code?: string; data: unknown }>;

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
  answers = {
    '/testDrive/channel': { data: someChannel },
    '/testDrive/running': { data: [] },
    '/testDrive/submit': { data: someDrive(Date.now()) },
    '/testDrive/detail': { data: someDrive(Date.now()) },
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const found = Object.entries(answers).find(([path]) => url.includes(path))?.[1];
    const { code = '000000', data } = found ?? { data: null };
    return Promise.resolve(new Response(JSON.stringify({ code, data, message: '请检查' })));
  });
});
afterEach(() => vi.unstubAllGlobals());

const pages = {
  'pages/community/index': Home,
  'pagesActivity/testDrive/index': TestDrivePage,
  'pagesActivity/testDrive/channel': ChannelPage,
  'pagesActivity/testDrive/result': ResultPage,
};

async function open(path: Parameters<typeof navigate>[0], query: object, isKnown: boolean) {
  renderApp('/', pages);
  if (isKnown) act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate(path, query as never));
  await screen.findByText('选择车型', {}, WAIT);
  resetDebounce();
}

const submits = () => sent.filter(({ url }) => url.includes('/submit'));

test('a visitor is asked for phone and code, a grey model cannot be chosen', async () => {
  await open('/pagesActivity/testDrive/index', { modelId: 'YLX' }, false);
  expect(screen.getByRole('radio', { name: 'YLX' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('radio', { name: 'CS1E，暂无试驾' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('手机号')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '确认预约' }));
  expect(await screen.findByText('请填写姓名', {}, WAIT)).toBeTruthy();
  expect(submits()).toEqual([]);
});

test('somebody logged in gives a name only, and is led to the result', async () => {
  await open('/pagesActivity/testDrive/index', { modelId: 'YL01' }, true);
  await waitFor(() => expect(screen.queryByText('手机号')).toBeNull(), WAIT);
  fireEvent.input(screen.getByRole('textbox', { name: /姓名/ }), { target: { value: '林夏' } });
  fireEvent.click(screen.getByRole('button', { name: '确认预约' }));
  expect(await screen.findByText('预约已确认', {}, WAIT)).toBeTruthy();
  expect(submits()[0]?.body).toMatchObject({ code: 'standard', version: 1, answers: { model: 'YL01', name: '林夏' } });
});

test('a drive of the model that is to come stands where the form would be', async () => {
  const running = { modelName: 'YL01', picture: '/assets/models/YL01.webp', storeName: '上海静安', startsAt: null };
  answers['/testDrive/running'] = { data: [{ ...running, driveNo: 'TD1', modelId: 'YL01', state: 'submitted' }] };
  await open('/pagesActivity/testDrive/index', { modelId: 'YL01' }, true);
  expect(await screen.findByRole('button', { name: '查看预约' }, WAIT)).toBeTruthy();
  expect(screen.queryByText('姓名')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'YLX' }));
  expect(await screen.findByText('姓名', {}, WAIT)).toBeTruthy();
});

test('a channel that is unknown leads to the standard form', async () => {
  answers = { '/testDrive/channel?code=gone': { code: '4040001', data: null }, ...answers };
  await open('/pagesActivity/testDrive/channel', { code: 'gone' }, false);
  expect(screen.getByText('开一次，就知道')).toBeTruthy();
});

test('a channel that is over says so', async () => {
  answers['/testDrive/channel'] = { data: { ...someChannel, state: 'ended' } };
  renderApp('/', pages);
  resetDebounce();
  act(() => navigate('/pagesActivity/testDrive/channel', { code: 'old' }));
  expect(await screen.findByText('本次试驾活动已结束', {}, WAIT)).toBeTruthy();
});

test('a drive is moved and cancelled until 24 hours before', async () => {
  renderApp('/', pages);
  resetDebounce();
  act(() => navigate('/pagesActivity/testDrive/result', { key: 'k.s' }));
  expect(await screen.findByRole('button', { name: '改期' }, WAIT)).toBeTruthy();
  expect(screen.getByText('310000')).toBeTruthy();
  answers['/testDrive/cancel'] = { data: { ...someDrive(Date.now()), state: 'cancelled', reason: '临时有事' } };
  fireEvent.click(screen.getByRole('button', { name: '取消预约' }));
  fireEvent.click(await screen.findByRole('radio', { name: '临时有事' }, WAIT));
  fireEvent.click(screen.getByRole('button', { name: '确认取消' }));
  expect(await screen.findByText('取消原因：临时有事', {}, WAIT)).toBeTruthy();
});

test('less than 24 hours before, the store is to be called', async () => {
  const startsAt = Date.now() + 3_600_000;
  answers['/testDrive/detail'] = { data: { ...someDrive(Date.now()), startsAt } };
  renderApp('/', pages);
  resetDebounce();
  act(() => navigate('/pagesActivity/testDrive/result', { key: 'k.s' }));
  expect(await screen.findByText(/不足 24 小时/, {}, WAIT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '改期' })).toBeNull();
});
