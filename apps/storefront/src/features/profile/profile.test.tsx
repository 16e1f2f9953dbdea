import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient, type ReplyOf } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import UserInfoPage from '@/pagesMine/userInfo/index';
import UsernamePage from '@/pagesMine/userInfo/username';
import { getSession, login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

type Profile = ReplyOf<'GET /api/mpaccount/v1/profile'>;

const plain: Profile = {
  memberNo: '1000200302',
  nickname: '测试用户',
  avatar: '/assets/avatars/animal-fox.webp',
  maskedMobile: '138****0000',
  roles: ['customer', 'owner'],
  sex: null,
  birthday: null,
  city: null,
  introduction: '你好',
  nicknameFrom: null,
  birthdayFrom: null,
  reviews: [],
};

let shown: Profile;
let saved: unknown[];
let problem: ReplyOf<'GET /api/mpaccount/v1/profile/nickname/check'>['problem'];

function answerTo(url: string, body: { nickname?: string; field?: string } | null): unknown {
  if (url.includes('/nickname/check')) return { problem };
  if (url.includes('/nickname/suggestion')) return { nickname: '山野慢行者88' };
  if (body) saved.push(body);
  if (url.includes('/profile/nickname')) return { state: 'saved', profile: { ...shown, nickname: body?.nickname } };
  if (url.includes('/profile')) return shown;
  return url.includes('selectDeliverCity') ? [] : { items: [] };
}

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  [shown, saved, problem] = [plain, [], null];
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const data = answerTo(url, body ? JSON.parse(String(body)) : null);
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const pages = { 'pagesMine/userInfo/index': UserInfoPage, 'pagesMine/userInfo/username': UsernamePage };

describe('the profile', () => {
  test('shows badge and number, and saves a choice by itself', async () => {
    renderApp('/pagesMine/userInfo/index', pages);
    expect(await screen.findByText('会员编号 1000200302')).toBeTruthy();
    expect(screen.getByText('车主')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /性别/ }));
    fireEvent.click(await screen.findByRole('radio', { name: '女' }));
    await waitFor(() => expect(saved).toEqual([{ field: 'sex', value: 'female' }]));
  });

  test('marks what waits for review and what was refused', async () => {
    const review = { reviewId: 'r', reason: null, state: 'pending' } as const;
    shown = {
      ...plain,
      birthdayFrom: Date.parse('2027-03-01T00:00+08:00'),
      reviews: [
        { ...review, field: 'nickname', value: '官方小林' },
        { ...review, reviewId: 'i', field: 'introduction', value: '…', state: 'refused', reason: '请勿引流' },
      ],
    };
    renderApp('/pagesMine/userInfo/index', pages);
    expect(await screen.findByText('“官方小林”审核中，通过后对他人可见')).toBeTruthy();
    expect(screen.getByText('未通过审核：请勿引流')).toBeTruthy();
    expect(screen.getByText('2027-03-01 起可再次修改')).toBeTruthy();
  });

  test('edits the introduction in a sheet', async () => {
    renderApp('/pagesMine/userInfo/index', pages);
    fireEvent.click(await screen.findByRole('button', { name: /简介/ }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.input(within(sheet).getByRole('textbox'), { target: { value: '周末往山里开 ' } });
    fireEvent.click(within(sheet).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved).toEqual([{ field: 'introduction', value: '周末往山里开' }]));
  });
});

describe('the nickname', () => {
  const field = () => screen.findByLabelText('昵称');
  const type = async (value: string) => fireEvent.input(await field(), { target: { value } });
  const button = () => screen.getByRole('button', { name: '保存' });

  test('cannot be saved while it is unfit or the present one', async () => {
    renderApp('/pagesMine/userInfo/username', pages);
    await field();
    expect(button()).toHaveProperty('disabled', true);
    await type('有 空格');
    expect(await screen.findByText('仅支持中文、字母、数字和下划线')).toBeTruthy();
    expect(button()).toHaveProperty('disabled', true);
  });

  test('says before it is sent that it is taken', async () => {
    problem = 'taken';
    renderApp('/pagesMine/userInfo/username', pages);
    await type('山野慢车道');
    expect(await screen.findByText('该昵称已被使用，换一个试试')).toBeTruthy();
    expect(button()).toHaveProperty('disabled', true);
  });

  test('can be a suggested one, and shows everywhere once saved', async () => {
    renderApp('/pagesMine/userInfo/username', pages);
    await field();
    fireEvent.click(screen.getByRole('button', { name: '随机推荐一个' }));
    await waitFor(() => expect(screen.getByLabelText('昵称')).toHaveProperty('value', '山野慢行者88'));
    fireEvent.click(button());
    await waitFor(() => expect(saved).toEqual([{ nickname: '山野慢行者88' }]));
    await waitFor(() => expect(getSession().user?.nickname).toBe('山野慢行者88'));
  });

  test('that was changed within 30 days is locked, with the day', async () => {
    shown = { ...plain, nicknameFrom: Date.parse('2026-12-20T00:00+08:00') };
    renderApp('/pagesMine/userInfo/username', pages);
    expect(await screen.findByText('昵称每 30 天可修改一次，2026-12-20 起可再次修改')).toBeTruthy();
    expect(await field()).toHaveProperty('disabled', true);
  });
});
