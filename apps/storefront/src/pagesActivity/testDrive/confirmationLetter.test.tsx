import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import ConfirmationLetterPage from './confirmationLetter';

const WAIT = { timeout: 20_000 };
const Home = () => <p>{`首页`}</p>;
const letter = {
  driveNo: 'TD1',
  state: 'open',
  modelName: '01',
  storeName: '上海静安',
  startsAt: null,
  version: '2026-11',
  clauses: [{ title: '一、驾驶资格', paragraphs: ['年龄为 18 至 70 周岁'] }],
  statements: ['信息真实', '知悉安全', '同意全文'],
  signed: null as object | null,
};
const signed = { letterNo: 'TL1', driverName: '林夏', maskedLicence: '110105********002X', signedAt: 1, file: '/f' };
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(code: string, shown: Partial<typeof letter> = {}) {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Promise.resolve(new Response(JSON.stringify({ code, data: { ...letter, ...shown }, message: '' })));
  });
  renderApp('/', {
    'pages/community/index': Home,
    'pagesActivity/testDrive/confirmationLetter': ConfirmationLetterPage,
  });
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate('/pagesActivity/testDrive/confirmationLetter', { driveNo: 'TD1' }));
}

test('everything that is missing is named, and nothing is sent without a signature', async () => {
  show('000000');
  fireEvent.click(await screen.findByRole('button', { name: '提交' }, WAIT));
  for (const words of ['请填写驾驶证号码', '请逐条确认并勾选', '请在签名区手写签名'])
    expect(await screen.findByText(words, {}, WAIT)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '信息真实' }));
  await waitFor(() => expect(sent).toEqual([]));
});

test('a signed letter shows who signed, and its file', async () => {
  show('000000', { state: 'signed', signed });
  expect(await screen.findByText('110105********002X', {}, WAIT)).toBeTruthy();
  expect(screen.getByRole('button', { name: '查看签署文件（PDF）' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});

test('the letter of another phone is not shown', async () => {
  show('4030001');
  expect(await screen.findByText('不是预约时的手机号', {}, WAIT)).toBeTruthy();
});
