import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RecruitApplicationData, RecruitData, RecruitDraftData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import KocStatePage from '@/pagesActivity/koc/appKocSuccess';
import KocFormPage from '@/pagesActivity/koc/form';
import KocFormAppPage from '@/pagesActivity/koc/formApp';
import KocPage from '@/pagesActivity/koc/index';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const now = Date.now();
const words = [{ title: '先行试驾', text: '新车上市前体验' }];
const draft: RecruitDraftData = {
  ...{ name: '林夏', cityCode: '310100', about: '喜欢自驾和露营，拍了三年公路片，想分享更多电动车旅行。' },
  channels: [{ channel: 'wechatVideo', name: '夏天', link: '', followers: 300 }],
  works: [{ kind: 'link', link: 'https://www.bilibili.com/video/BV1' }],
  pictures: [],
};
const application = (changes: Partial<RecruitApplicationData> = {}): RecruitApplicationData => ({
  ...{ applicationId: 'P1', state: 'review', sentAt: now - DAY_MS, decidedAt: null, reason: '', againFrom: null },
  accounts: [{ channel: 'douyin', name: '夏天在路上', link: null, followers: 1200 }],
  creator: null,
  ...changes,
});
type Own = NonNullable<RecruitData['own']>;
const own = (changes: Partial<Own> = {}): Own => ({
  ...{ application: null, maskedMobile: '138****0001', isOwner: false, carName: null, draft: null },
  ...changes,
});
const recruit = (changes: Partial<RecruitData> = {}): RecruitData => ({
  campaign: {
    ...{ slug: 'koc', title: '共创官招募', lead: '先出发', state: 'running', refusal: null },
    ...{ startsAt: now - DAY_MS, endsAt: now + 9 * DAY_MS, rules: { version: 1, sections: [] } },
    artwork: { wide: '/assets/a.webp', tall: '/assets/b.webp', accent: '#123456' },
  },
  terms: {
    ...{ openings: 60, againDays: 30, reviewDays: 5, duties: words, perks: words, demands: ['年满 18 周岁'] },
    ...{ stages: ['提交申请', '资格审核'], creators: [] },
  },
  left: 48,
  own: own(),
  ...changes,
});

let shown: RecruitData;
let refusal: object | null;
let sent: [url: string, body: unknown][];

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  refusal = null;
  shown = recruit();
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    if (refusal && url.endsWith('/recruit/apply')) return new Response(JSON.stringify(refusal));
    const data = url.includes('/community/writings')
      ? { items: [{ writingId: 'w1', title: '川西三千公里', updatedAt: now, state: 'published' }], nextCursor: null }
      : url.includes('selectDeliverCity')
        ? [{ provinceCode: '310000', provinceName: '上海市', cityCode: '310100', cityName: '上海市', isServed: true }]
        : url.includes('/recruit') && !url.endsWith('/draft')
          ? shown
          : { ok: true };
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const PAGES = {
  'pagesActivity/koc/index': KocPage,
  'pagesActivity/koc/form': KocFormPage,
  'pagesActivity/koc/formApp': KocFormAppPage,
  'pagesActivity/koc/appKocSuccess': KocStatePage,
};
const open = (page: string) => renderApp(`/pagesActivity/koc/${page}`, PAGES);
const bodies = (part: string) => sent.filter(([url]) => url.endsWith(part)).map(([, body]) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });

test.each([
  [recruit(), '立即申请', false],
  [recruit({ own: own({ draft }) }), '继续申请', false],
  [recruit({ left: 0 }), '本期名额已满', true],
  [recruit({ own: own({ application: application() }) }), '查看审核进度', false],
  [recruit({ own: own({ application: application({ state: 'accepted' }) }) }), '查看共创官身份', false],
  [recruit({ own: own({ application: application({ state: 'refused', againFrom: now - 1 }) }) }), '重新申请', false],
  [recruit({ campaign: { ...recruit().campaign, state: 'ended' } }), '活动已结束', true],
])('the landing page says what comes next: case %#', async (data, text, isOff) => {
  shown = data;
  open('index');
  expect(await screen.findByRole('button', { name: text })).toHaveProperty('disabled', isOff);
});

test('three steps are checked, kept and sent', async () => {
  shown = recruit({ own: own({ draft: { ...draft, name: '', about: '' } }) });
  open('form');
  await press('下一步');
  expect(await screen.findByText('请填写姓名')).toBeTruthy();
  expect(bodies('/draft')).toEqual([]);
  await fill('姓名', '林夏');
  await press('下一步');
  expect(await screen.findByRole('button', { name: '视频号' })).toHaveProperty('ariaPressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: '抖音' }));
  await press('下一步');
  expect(await screen.findByText('未识别到该频道的链接')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '抖音' }));
  await press('下一步');
  await fill('自我介绍', draft.about);
  shown = recruit({ own: own({ application: application() }) });
  await press('提交申请');
  expect(await screen.findByText('预计 5 个工作日内完成，结果会通过消息通知您')).toBeTruthy();
  expect(bodies('/apply')).toEqual([{ slug: 'koc', draft }]);
  expect(bodies('/draft')).toHaveLength(2);
});

test('what the server refuses stands at its part', async () => {
  shown = recruit({ own: own({ draft }) });
  refusal = { code: '4000001', data: { faults: { works: 'double' } }, message: '请补全申请信息' };
  open('form');
  await press('下一步');
  await screen.findByRole('button', { name: '视频号' });
  await press('下一步');
  await screen.findByLabelText('作品 1');
  await press('提交申请');
  expect(await screen.findByText('作品不能重复')).toBeTruthy();
});

test('inside the app own articles are the works, and a refused application says why', async () => {
  const refused = application({ state: 'refused', reason: '更新不足', againFrom: now - 1 });
  shown = recruit({ own: own({ isOwner: true, carName: '旗舰轿车', application: refused, draft }) });
  open('formApp');
  expect(await screen.findByText('上次未通过：更新不足')).toBeTruthy();
  expect(screen.getByText('车主 · 旗舰轿车')).toBeTruthy();
  await press('提交申请');
  expect(await screen.findByText('请提供 1 至 3 个作品')).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: /川西三千公里/ }));
  shown = recruit({ own: own({ application: application() }) });
  await press('提交申请');
  await waitFor(() =>
    expect(bodies('/apply')).toEqual([
      { slug: 'koc', draft: { ...draft, works: [{ kind: 'article', writingId: 'w1' }] } },
    ]),
  );
});

test('an application in review is taken back after a question', async () => {
  shown = recruit({ own: own({ application: application() }) });
  open('appKocSuccess');
  await press('撤回申请');
  shown = recruit({ own: own({ draft }) });
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回申请' }));
  await waitFor(() => expect(bodies('/withdraw')).toEqual([{ applicationId: 'P1' }]));
  expect(await screen.findByText('还没有申请')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a creator sees the number and the group', async () => {
  const creator = { no: 'C00007', groupTitle: '共创官 1 群', groupLink: 'https://group.example/join' };
  shown = recruit({ own: own({ application: application({ state: 'accepted', decidedAt: now, creator }) }) });
  open('appKocSuccess');
  expect(await screen.findByText('共创官编号 C00007')).toBeTruthy();
  expect(screen.getByRole('img', { name: '共创官群二维码' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '去发文' })).toBeTruthy();
});

test('whoever was refused lately waits', async () => {
  const refused = application({ state: 'refused', reason: '更新不足', decidedAt: now, againFrom: now + 9 * DAY_MS });
  shown = recruit({ own: own({ application: refused }) });
  open('appKocSuccess');
  expect(await screen.findByText('更新不足')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重新申请' })).toHaveProperty('disabled', true);
});
