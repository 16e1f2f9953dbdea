import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { VoiceData } from '@voltfront/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import DouyinPage from '@/pagesBannerActivity/volume/douyinPage';
import VolumeListPage from '@/pagesBannerActivity/volume/list';
import MomentsPage from '@/pagesBannerActivity/volume/momentsPage';
import RedbookPage from '@/pagesBannerActivity/volume/redbookPage';
import WechatVideoPage from '@/pagesBannerActivity/volume/wechatVideoPage';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { someOwn, someVoice } from '@/testing/voices';
import { checkPost, contentOf } from './post-values';
import { voicePoster } from './poster-picker';

startApp();

const LINK = 'https://v.douyin.com/iAbC12d/';
const writeText = vi.fn(async (_text: string) => undefined);
let voice: VoiceData;
let sent: [url: string, body: unknown][];

beforeEach(() => {
  writeText.mockClear();
  resetDebounce();
  queryClient.clear();
  sent = [];
  voice = { ...someVoice(), own: someOwn() };
  login('token', someUser);
  vi.stubGlobal('navigator', { userAgent: '', onLine: true, clipboard: { writeText } });
  vi.stubGlobal('fetch', async (url: string, { body, method }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    const isList = url.includes('/voice/posts') && method === 'GET';
    const data = isList || !url.includes('/voice') ? { items: [], nextCursor: null } : voice;
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const bodies = (part: string) => sent.filter(([url]) => url.includes(part)).map(([, body]) => body);
const button = (name: string) => screen.findByRole('button', { name });
const PAGES = {
  'pagesBannerActivity/volume/wechatVideoPage': WechatVideoPage,
  'pagesBannerActivity/volume/momentsPage': MomentsPage,
  'pagesBannerActivity/volume/douyinPage': DouyinPage,
  'pagesBannerActivity/volume/redbookPage': RedbookPage,
  'pagesBannerActivity/volume/list': VolumeListPage,
};
const open = (page: string) => renderApp(`/pagesBannerActivity/volume/${page}`, PAGES);

describe('a post of Douyin', () => {
  test('is sent with the link that is found in the share text, and leads to the own posts', async () => {
    open('douyinPage');
    const box = await screen.findByLabelText('作品链接');
    fireEvent.input(box, { target: { value: '没有链接' } });
    fireEvent.click(await button('提交审核'));
    expect(await screen.findByText('请粘贴抖音作品链接')).toBeTruthy();
    expect(bodies('/posts/submit')).toEqual([]);
    const text = `3.56 看看【作品】 ${LINK} 03/12`;
    fireEvent.input(box, { target: { value: text } });
    expect(await screen.findByText('已识别 v.douyin.com/iAbC12d')).toBeTruthy();
    fireEvent.click(await button('提交审核'));
    await waitFor(() => expect(bodies('/posts/submit')).toEqual([{ slug: 'voice', channel: 'douyin', text }]));
    expect(await screen.findByText('还没有投稿')).toBeTruthy();
  });

  test('wants a login', async () => {
    logout();
    voice.own = null;
    open('douyinPage');
    fireEvent.input(await screen.findByLabelText('作品链接'), { target: { value: LINK } });
    fireEvent.click(await button('提交审核'));
    await waitFor(() => expect(screen.queryByText('请粘贴抖音作品链接')).toBeNull());
    expect(bodies('/posts/submit')).toEqual([]);
  });

  test('is no more taken this week, and after the end', async () => {
    if (voice.own?.stations[2]) voice.own.stations[2].leftThisWeek = 0;
    const { unmount } = open('douyinPage');
    expect(await button('本周次数已用完')).toBeTruthy();
    unmount();
    queryClient.clear();
    voice.campaign.state = 'ended';
    open('douyinPage');
    expect(await button('活动已结束')).toBeTruthy();
    expect(screen.queryByLabelText('作品链接')).toBeNull();
  });
});

test('a refused note is sent again, whatever is left of the week', async () => {
  voice.own = someOwn({ redbook: 'refused' });
  if (voice.own.stations[3]) voice.own.stations[3].leftThisWeek = 0;
  open('redbookPage?post=P4');
  const text = '冬天接娃 http://xhslink.com/a/AbC12d，打开小红书';
  fireEvent.input(await screen.findByLabelText('作品链接'), { target: { value: text } });
  fireEvent.input(screen.getByLabelText('小红书昵称'), { target: { value: ' 小林 ' } });
  fireEvent.click(await button('重新提交'));
  await waitFor(() => expect(bodies('/posts/resend')).toEqual([{ postId: 'P4', text, name: '小林' }]));
  expect(bodies('/posts/submit')).toEqual([]);
});

test.each([
  ['review', /作品审核中/],
  ['refused', /有作品未通过/],
  ['stamped', /印章已点亮/],
] as const)('a channel whose state is %s says so', async (state, words) => {
  voice.own = someOwn({ wechatVideo: state });
  open('wechatVideoPage');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('tags and accounts are copied, and films shown to be saved', async () => {
  open('wechatVideoPage');
  fireEvent.click(await button('复制标签'));
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('#一起发声'));
  fireEvent.click(await button('复制账号'));
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('品牌账号'));
  fireEvent.click(await button('灯语'));
  expect(await button('保存到相册')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '灯语' })).toBeTruthy();
});

test('Moments have posters with the own code, texts and an example', async () => {
  open('momentsPage');
  expect(await button('生成我的专属海报')).toBeTruthy();
  fireEvent.click(await button('复制 开了三个月，最喜欢夜里灯亮的那一下。'));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(screen.getByRole('img', { name: '朋友圈截图示例' })).toBeTruthy();
  fireEvent.click(await button('提交审核'));
  expect(await screen.findByText('请上传一张投稿截图')).toBeTruthy();
});

test('the code of a poster leads to the campaign with the share code of who made it', () => {
  const [, moments] = voice.settings.stations;
  const [placard] = moments?.materials ?? [];
  const code = placard && voicePoster(voice.campaign, placard)?.items.find((item) => item.kind === 'code');
  const link = new URL(code?.kind === 'code' ? code.text : '');
  expect(link.pathname).toBe('/pagesBannerActivity/volume/index');
  expect(Object.fromEntries(link.searchParams)).toEqual({ id: 'voice', share_code: someUser.userId });
  logout();
  expect(placard && voicePoster(voice.campaign, placard)).toBeNull();
});

test('what is sent is what the channel asks for', () => {
  const values = { text: LINK, name: ' 甲 ', pictures: ['/files/a.webp'] };
  expect(contentOf('wechatVideo', values)).toEqual({ name: '甲', picture: '/files/a.webp' });
  expect(contentOf('moments', values)).toEqual({ picture: '/files/a.webp' });
  expect(contentOf('douyin', values)).toEqual({ text: LINK });
  expect(checkPost('moments', values)).toEqual({});
  expect(Object.keys(checkPost('redbook', values))).toEqual(['text']);
  expect(Object.keys(checkPost('wechatVideo', { text: '', name: ' ', pictures: [] }))).toEqual(['name', 'pictures']);
});
