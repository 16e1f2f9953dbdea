import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AccountManagePage from '@/pagesMine/accountManage';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const at = Date.parse('2026-11-23T08:05+08:00');
const managed = {
  maskedMobile: '138****0000',
  bindings: [{ platform: 'MINI', boundAt: at }],
  sessions: [
    { sessionId: 's1', platform: 'WEB_MOBILE', createdAt: at, lastUsedAt: at, isCurrent: true },
    { sessionId: 's2', platform: 'MINI_ALIPAY', createdAt: at, lastUsedAt: at, isCurrent: false },
  ],
};
const profile = { memberNo: '1000200302', nickname: '测试', avatar: '/a.webp', roles: ['customer'], reviews: [] };

let sent: [url: string, body: unknown][];
/** Refusals by a part of the address. */
let refusals: Record<string, { code: string; message: string }>;

function answerTo(url: string): unknown {
  if (url.includes('/account/manage')) return managed;
  if (url.includes('/user/mobile')) return { mobile: '13800000000' };
  if (url.includes('/mobile/verify')) return { ticket: 'ticket', expiresAt: at };
  if (url.includes('/mobile/change')) return { maskedMobile: '139****1111' };
  if (url.includes('/authCode')) return { resendAfterS: 60, expiresInS: 300 };
  return url.includes('/profile') ? profile : { ok: true, platforms: [], items: [] };
}

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  refusals = {};
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, body ? JSON.parse(String(body)) : null]);
    const refusal = Object.entries(refusals).find(([part]) => url.includes(part))?.[1];
    return new Response(
      JSON.stringify(refusal ? { ...refusal, data: null } : { code: '000000', data: answerTo(url), message: '' }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderApp('/pagesMine/accountManage', { 'pagesMine/accountManage': AccountManagePage });
const bodiesTo = (part: string) => sent.filter(([url]) => url.includes(part)).map(([, body]) => body);
const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });

describe('the page of the account', () => {
  test('shows number, phone, platforms with their date, and logins with their last use', async () => {
    open();
    expect(await screen.findByText('1000200302')).toBeTruthy();
    expect(screen.getByText('2026-11-23 绑定')).toBeTruthy();
    expect(screen.getAllByText('未绑定')).toHaveLength(3);
    expect(screen.getByText('本机')).toBeTruthy();
    expect(screen.getByText('最近使用 2026-11-23 08:05')).toBeTruthy();
    expect(screen.getByText('注销账号')).toBeTruthy();
  });

  test('ends another login and unbinds a platform, each after a question', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: '退出' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(bodiesTo('/session/end')).toEqual([{ sessionId: 's2' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '解绑' }));
    expect(bodiesTo('/platform/unbind')).toEqual([]);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(bodiesTo('/platform/unbind')).toEqual([{ platform: 'MINI' }]));
  });

  test('changes the phone after both codes, and marks a number in use', async () => {
    refusals['/mobile/change'] = { code: '4090205', message: '该手机号已被其他账号使用' };
    // The sheet's own file takes its time on a busy machine.
    await import('./mobile-sheet');
    open();
    fireEvent.click(await screen.findByText('手机号'));
    fireEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(sent.at(-1)?.[0]).toMatch(/authCode\?mobile=13800000000&scene=change/));
    type('验证码', '123456');
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('新手机号')).toBeTruthy();
    expect(bodiesTo('/mobile/verify')).toEqual([{ code: '123456' }]);
    type('手机号', '13911111111');
    type('验证码', '654321');
    fireEvent.click(screen.getByRole('button', { name: '确认更换' }));
    expect(await screen.findByText('该手机号已被其他账号使用')).toBeTruthy();
    refusals = {};
    fireEvent.click(screen.getByRole('button', { name: '确认更换' }));
    expect(await screen.findByText('手机号已更换')).toBeTruthy();
    expect(bodiesTo('/mobile/change').at(-1)).toEqual({ ticket: 'ticket', mobile: '13911111111', code: '654321' });
  });
});
