import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { TestDriveChannelData, TestDriveData } from '@voltfront/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { someChannel, someDrive } from '@/features/test-drive/testing/some-drive';
import { back, navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import KeyCustomersPage from './keyCustomers';

const WAIT = { timeout: 20_000 };
const Home = () => <p>{`首页`}</p>;
const Login = () => <p>{`登录页`}</p>;
const channel: TestDriveChannelData = {
  ...someChannel,
  code: 'key-customers',
  settings: { ...someChannel.settings, facts: [{ title: '5 台', text: '专属价格' }] },
  form: {
    id: 'drive-key-customers',
    version: 1,
    title: '大客户试驾',
    submitText: '提交企业申请',
    groups: [
      {
        title: '企业信息',
        fields: [
          { kind: 'text', id: 'company', label: '企业名称', max: 40 },
          { kind: 'pictures', id: 'licence', label: '营业执照', max: 1, texts: { missing: '请上传营业执照照片' } },
          { kind: 'phone', id: 'phone', label: '手机号' },
          { kind: 'code', id: 'code', label: '验证码', phone: 'phone' },
        ],
      },
    ],
  },
};
const drive = (changes: Partial<TestDriveData>) => ({ ...someDrive(Date.now()), ...changes });
const sent: string[] = [];
let mine: TestDriveData | null;

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
  mine = null;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(url);
    const data = url.includes('/testDrive/channel')
      ? channel
      : url.includes('/testDrive/mine')
        ? { drive: mine }
        : url.includes('/testDrive/running')
          ? []
          : null;
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(isKnown: boolean) {
  renderApp('/', {
    'pages/community/index': Home,
    'pages/login/index': Login,
    'pagesActivity/testDrive/keyCustomers': KeyCustomersPage,
  });
  if (isKnown) act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate('/pagesActivity/testDrive/keyCustomers', {}));
  await screen.findByText('5 台', {}, WAIT);
  resetDebounce();
}
const company = () => screen.findByRole<HTMLInputElement>('textbox', { name: '企业名称' }, WAIT);

test('a visitor has to upload the licence, logs in for it, and finds what was typed', async () => {
  await open(false);
  fireEvent.input(await company(), { target: { value: '远航商旅服务' } });
  fireEvent.click(screen.getByRole('button', { name: '提交企业申请' }));
  expect(await screen.findByText('请上传营业执照照片', {}, WAIT)).toBeTruthy();
  resetDebounce();
  fireEvent.click(screen.getByRole('button', { name: '营业执照' }));
  await waitFor(() => expect(livePages().at(-1)).toBe('/pages/login/index'), WAIT);
  act(() => login('token', someUser));
  resetDebounce();
  act(() => back());
  expect((await company()).value).toBe('远航商旅服务');
  expect(screen.queryByText('手机号')).toBeNull();
  expect(sent.filter((url) => url.includes('/submit') || url.includes('/uploads'))).toEqual([]);
});

test('what was typed before a login is not there for the next person', async () => {
  await open(false);
  fireEvent.input(await company(), { target: { value: '远航商旅服务' } });
  mine = drive({ state: 'inReview' });
  act(() => login('token', someUser));
  expect(await screen.findByText('审核中', {}, WAIT)).toBeTruthy();
  mine = null;
  act(() => logout());
  expect((await company()).value).toBe('');
});

test.each<[Partial<TestDriveData>, string]>([
  [{ state: 'inReview' }, '审核中'],
  [{ state: 'submitted', managerName: '陆言' }, '您的专属经理：陆言'],
  [
    {
      state: 'cancelled',
      reason: '执照已过期',
      history: [{ state: 'cancelled', title: '未通过审核', note: '', at: 1 }],
    },
    '上次申请未通过审核：执照已过期',
  ],
])('an own request of the state %o says so', async (changes, words) => {
  mine = drive(changes);
  await open(true);
  expect(await screen.findByText(words, {}, WAIT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交企业申请' }) === null).toBe(changes.state !== 'cancelled');
});
