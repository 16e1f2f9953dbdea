import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { VoiceData, VoicePostData } from '@voltfront/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import VolumePage from '@/pagesBannerActivity/volume';
import VolumeListPage from '@/pagesBannerActivity/volume/list';
import VolumeRoutePage from '@/pagesBannerActivity/volume/route';
import VolumeRulePage from '@/pagesBannerActivity/volume/rule';
import FollowPage from '@/pagesFollow/volume/wechatVideoPage';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { someOwn, somePost, someVoice } from '@/testing/voices';

startApp();

let voice: VoiceData;
let posts: VoicePostData[];
let sent: [url: string, body: unknown][];
let word: { isRight: boolean; follow: NonNullable<VoiceData['own']>['follow'] };

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  voice = someVoice();
  posts = [];
  word = { isRight: true, follow: { state: 'done', triesLeft: 5 } };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body, method }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    const isList = url.includes('/voice/posts') && method === 'GET';
    const list = { items: isList ? posts : [], nextCursor: null };
    const reply = url.includes('/voice/follow') ? word : isList || !url.includes('/voice') ? list : voice;
    return new Response(JSON.stringify({ code: '000000', data: reply, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const bodies = (part: string) => sent.filter(([url]) => url.includes(part)).map(([, body]) => body);
const button = (name: string) => screen.findByRole('button', { name });

describe('the landing page', () => {
  const open = () => renderApp('/pagesBannerActivity/volume/index', { 'pagesBannerActivity/volume/index': VolumePage });

  test('shows a visitor the card, the rewards and the best posts, and leads to the route', async () => {
    logout();
    voice.best = [
      {
        ...{
          postId: 'B1',
          channel: 'redbook',
          title: '冬天接娃',
          author: '南**1',
          link: 'https://xhslink.com/a/AbC12d',
        },
        readCount: 12_840,
      },
    ];
    open();
    expect(await screen.findByText('每枚 +200 积分，集齐 4 枚领「周边礼盒」')).toBeTruthy();
    expect(screen.getByText('每人一次，剩余 9 份')).toBeTruthy();
    expect(screen.getByText('南**1 · 1.2w 阅读')).toBeTruthy();
    expect(screen.getAllByText('未开始')).toHaveLength(4);
    expect(await button('开始任务')).toBeTruthy();
  });

  test('claims the prize for four stamps, also after the end', async () => {
    const all = { wechatVideo: 'stamped', moments: 'stamped', douyin: 'stamped', redbook: 'stamped' } as const;
    voice.own = { ...someOwn(all), grand: 'open' };
    voice.campaign.state = 'ended';
    open();
    expect(await screen.findAllByText('已点亮')).toHaveLength(4);
    const claim = await button('领取大奖');
    voice = { ...voice, own: { ...voice.own, grand: 'claimed' } };
    fireEvent.click(claim);
    await waitFor(() => expect(bodies('/voice/claim')).toEqual([{ slug: 'voice' }]));
    expect(await button('查看我的奖品')).toBeTruthy();
  });

  test.each([
    ['继续任务', someOwn({ douyin: 'review' }), {}, {}],
    ['去抽奖', { ...someOwn(), grand: 'claimed' }, {}, { draw: 'voice-gifts' }],
    ['大奖已领完', { ...someOwn(), stamps: 4, grand: 'soldOut' }, {}, { left: 0 }],
    ['开始任务', { ...someOwn(), grand: 'soldOut' }, {}, { left: 0 }],
    ['即将开始', someOwn(), { state: 'announced' }, {}],
    ['活动暂停中', { ...someOwn(), grand: 'open' }, { state: 'paused' }, {}],
    ['活动已结束', { ...someOwn(), grand: 'lapsed' }, { state: 'ended' }, {}],
  ] as const)('says %s', async (name, own, campaign, grand) => {
    voice.own = own as VoiceData['own'];
    Object.assign(voice.campaign, campaign);
    Object.assign(voice.grand, grand);
    open();
    expect(await button(name)).toBeTruthy();
  });
});

describe('the route', () => {
  const open = (query = '') =>
    renderApp(`/pagesBannerActivity/volume/route${query}`, { 'pagesBannerActivity/volume/route': VolumeRoutePage });

  test('has four open stations with what is left this week', async () => {
    voice.own = someOwn({ douyin: 'refused' });
    if (voice.own.stations[3]) voice.own.stations[3].leftThisWeek = 0;
    open();
    expect(await screen.findAllByRole('link')).toHaveLength(4);
    expect(screen.getByText('未通过')).toBeTruthy();
    expect(screen.getAllByText('本周还可投稿 2 次')).toHaveLength(2);
    expect(screen.getByText('本周次数已用完')).toBeTruthy();
  });

  test('marks the channel that a scanned code names', async () => {
    open(`?scene=${encodeURIComponent('channel=moments')}`);
    const station = (await screen.findByText('任务：moments')).closest('[role=link]');
    expect(station?.className).toContain('marked');
    expect(document.querySelectorAll('[class*=marked]')).toHaveLength(1);
  });

  test.each([
    ['announced', /活动将于 .* 开始/],
    ['ended', /活动已于 .* 结束/],
    ['paused', /活动暂停中/],
  ] as const)('is off while the campaign is %s, and says when', async (state, words) => {
    voice.campaign.state = state;
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('link')).toHaveLength(0);
  });
});

describe('the own posts', () => {
  const open = (query = '') =>
    renderApp(`/pagesBannerActivity/volume/list${query}`, { 'pagesBannerActivity/volume/list': VolumeListPage });

  test('say where each stands and what it brought', async () => {
    voice.own = someOwn();
    posts = [
      somePost({ postId: 'P1', state: 'accepted', readCount: 1234, hasStamp: true, points: 200 }),
      somePost({ postId: 'P2', state: 'accepted', readCount: 8 }),
      somePost({ postId: 'P3', state: 'removed', reason: '作品已删除' }),
      somePost({
        postId: 'P4',
        channel: 'redbook',
        state: 'refused',
        reason: '没有带话题',
        name: '甲',
        resendsLeft: 0,
      }),
    ];
    open();
    expect(await screen.findByText('已点亮印章，+200 积分')).toBeTruthy();
    expect(screen.getByText('阅读量 1234')).toBeTruthy();
    expect(screen.getByText('该频道印章已点亮，不重复奖励')).toBeTruthy();
    expect(screen.getByText('原因：作品已删除')).toBeTruthy();
    expect(screen.getByText('昵称 甲')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新提交次数已用完' })).toBeTruthy();
  });

  test('are by channel, and where there is none lead to the route', async () => {
    voice.own = someOwn();
    open('?channel=moments');
    expect(await screen.findByText('还没有投稿')).toBeTruthy();
    expect(screen.getByRole('tab', { name: '朋友圈' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('button', { name: '去发声' })).toBeTruthy();
  });

  test('of an ended campaign are not sent again', async () => {
    voice.campaign.state = 'ended';
    posts = [somePost({ state: 'refused', reason: '没有带话题' })];
    open();
    expect(await screen.findByText('原因：没有带话题')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /重新提交/ })).toBeNull();
  });
});

test('the rules have the window and their sections', async () => {
  renderApp('/pagesBannerActivity/volume/rule', { 'pagesBannerActivity/volume/rule': VolumeRulePage });
  expect(await screen.findByText('1. 规则一')).toBeTruthy();
  expect(screen.getByText(/活动时间/)).toBeTruthy();
});

describe('the follow task', () => {
  const open = () =>
    renderApp('/pagesFollow/volume/wechatVideoPage', { 'pagesFollow/volume/wechatVideoPage': FollowPage });
  const give = async (text: string) => {
    fireEvent.input(await screen.findByLabelText('暗号'), { target: { value: text } });
    fireEvent.click(await button('提交暗号'));
  };

  test('shows a code outside of WeChat, and is done by the right word', async () => {
    voice.own = someOwn();
    open();
    expect(await screen.findByRole('img', { name: '视频号二维码' })).toBeTruthy();
    await give('短');
    expect(await screen.findByText('请填写 6 个字的暗号')).toBeTruthy();
    expect(bodies('/voice/follow')).toEqual([]);
    await give('向光而行出发');
    await waitFor(() => expect(bodies('/voice/follow')).toEqual([{ slug: 'voice', word: '向光而行出发' }]));
    expect(await screen.findByText('已完成')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交暗号' })).toBeNull();
  });

  test('says that a word is wrong, and waits for tomorrow after the last one', async () => {
    voice.own = someOwn();
    word = { isRight: false, follow: { state: 'open', triesLeft: 1 } };
    open();
    await give('错误的暗号呀');
    expect(await screen.findByText('暗号不对，再看看片尾')).toBeTruthy();
    word = { isRight: false, follow: { state: 'usedUp', triesLeft: 0 } };
    await give('又错误的暗号');
    expect(await button('今日次数已用完，明天再来')).toBeTruthy();
    expect(screen.getByText('今日次数已用完')).toBeTruthy();
  });
});

// Last, since the question leaves an entry in the history that goes later.
test('a post is withdrawn after a question', async () => {
  voice.own = someOwn({ douyin: 'review' });
  posts = [somePost()];
  renderApp('/pagesBannerActivity/volume/list', { 'pagesBannerActivity/volume/list': VolumeListPage });
  fireEvent.click(await button('撤回'));
  expect(bodies('/withdraw')).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', { name: '撤回' });
  fireEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(bodies('/withdraw')).toEqual([{ postId: 'P1' }]));
  expect(await screen.findByText('已撤回，本周次数已返还')).toBeTruthy();
});
