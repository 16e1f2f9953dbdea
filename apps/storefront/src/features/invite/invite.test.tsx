import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FriendRecordData, InvitationData, InviteHubData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import Target from '@/pages/share/target';
import Index from '@/pagesBannerActivity/inviteDrive/index';
import Records from '@/pagesBannerActivity/inviteDrive/recordList';
import { answerConsent, login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const pages = {
  'pagesBannerActivity/inviteDrive/index': Index,
  'pagesBannerActivity/inviteDrive/recordList': Records,
  'pages/share/target': Target,
};
const now = Date.now();
const picture = '/assets/campaigns/invite-drive.webp';
const campaign: InviteHubData['campaign'] = {
  slug: 'invite-drive',
  title: '邀请好友试驾',
  lead: '双方都有积分',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#0b5c7d' },
  rules: { version: 1, sections: [{ title: '规则', paragraphs: ['每月 10 位'] }] },
  refusal: null,
};
const settings: InviteHubData['settings'] = {
  landing: '/pages/share/target',
  look: 'steps',
  known: { ordered: false, accountDays: null, drivenDays: 365 },
  monthlyLimit: 10,
  yearlyLimit: null,
  totalLimit: null,
  showsCar: false,
  draw: null,
  relationDays: null,
  channel: null,
  steps: [{ title: '分享邀请', text: '发给好友' }],
  questions: [],
  captions: [],
};
const reward = {
  milestone: 'driven',
  kind: 'points',
  title: '500 积分',
  picture,
  amount: 500,
  waitDays: 0,
  left: null,
  isInstead: false,
} as const;
const ladder: InviteHubData['ladder'] = [
  { ...reward, prizeId: 'p1', side: 'inviter' },
  { ...reward, prizeId: 'p2', side: 'friend', title: '200 积分', amount: 200 },
];
const friend: FriendRecordData = {
  relationId: 'r1',
  mobile: '139****0001',
  lockedAt: now - DAY_MS,
  state: 'lapsed',
  modelName: '01',
  canRemind: false,
  campaign: { slug: 'invite-drive', title: '邀请好友试驾' },
  steps: [
    {
      milestone: 'deposit',
      at: now - DAY_MS,
      revokedAt: now,
      rewards: [
        { title: '500 积分', kind: 'points', amount: 500, state: 'takenBack', used: 120, couponId: null, chance: null },
      ],
    },
  ],
};
const counts = {
  invited: 3,
  booked: 2,
  driven: 1,
  deposit: 0,
  delivered: 0,
  lapsed: 1,
  points: 500,
  prizes: 0,
  shares: 0,
};
const hub = (part: Partial<InviteHubData> = {}): InviteHubData => ({
  campaign,
  settings,
  ladder,
  exchange: null,
  own: null,
  ...part,
});
const ownHub = (left: number) =>
  hub({
    own: {
      code: 'ABCD2345',
      counts: { ...counts, rewardsLeft: { left, most: 10, per: 'month' } },
      latest: [friend],
      car: null,
    },
  });
const invitation = (state: InvitationData['state']): InvitationData => ({
  campaign,
  settings,
  ladder,
  inviter: { nickname: '林夏', avatar: picture, organName: null },
  car: null,
  greeting: '周末一起去',
  state,
});

const serve = (replies: Record<string, unknown>) =>
  serveByAddress(Object.fromEntries(Object.entries(replies).map(([part, data]) => [part, { data }])), (fetch) =>
    vi.stubGlobal('fetch', fetch),
  );
const isOff = (name: string): boolean => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

beforeEach(() => resetDebounce());
afterEach(() => {
  logout();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the page of whoever invites', () => {
  test('shows a visitor what both get, and no numbers', async () => {
    serve({ 'recommend/myRecommendPage': hub() });
    renderApp('/pagesBannerActivity/inviteDrive/index', pages);
    expect(await screen.findByText('500 积分')).toBeTruthy();
    expect(screen.getByText('200 积分')).toBeTruthy();
    expect(screen.queryByText('已邀请')).toBeNull();
    expect(isOff('立即邀请')).toBe(false);
  });

  test('says that the month is used up, and that a campaign is over', async () => {
    login('t', someUser);
    serve({ 'recommend/myRecommendPage': { ...ownHub(0), campaign: { ...campaign, state: 'ended' } } });
    renderApp('/pagesBannerActivity/inviteDrive/index', pages);
    expect(await screen.findByText('本月奖励名额已用完，下月 1 日恢复')).toBeTruthy();
    expect(isOff('活动已结束')).toBe(true);
  });
});

test('a record says what was taken back, and shows the way of its friend', async () => {
  login('t', someUser);
  serve({
    'recommend/myRecommendPage': ownHub(9),
    'recommend/recommendPageList': { items: [friend], nextCursor: null },
  });
  renderApp('/pagesBannerActivity/inviteDrive/recordList', pages);
  expect(await screen.findByText('500 积分 已收回（已用 120 积分不追回）')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看进度 139****0001' }));
  expect(await screen.findByText('已下定（订单已退款）')).toBeTruthy();
});

describe('the page of a friend', () => {
  const open = (state: InvitationData['state']) => {
    serve({ 'recommend/open/poster/view': invitation(state) });
    renderApp('/pages/share/target?share_code=ABCD2345', pages);
  };

  test('asks a visitor for phone and code, under the words of the inviter', async () => {
    open('open');
    expect(await screen.findByText('周末一起去')).toBeTruthy();
    expect(screen.getByText('验证手机号，领取新人好礼')).toBeTruthy();
    expect(isOff('领取')).toBe(true);
  });

  test('keeps the city of a newcomer who names one', async () => {
    answerConsent(true);
    const seen = serve({
      'recommend/open/poster/view': invitation('open'),
      selectDeliverCity: [{ cityCode: '330100', cityName: '杭州市', provinceCode: '330000', provinceName: '浙江省' }],
      'login/mobile': { token: 'token', userInfo: someUser },
      'recommend/submit': { state: 'mine', isNew: true, inviter: null, lockedAt: now, awards: [] },
    });
    renderApp('/pages/share/target?share_code=ABCD2345', pages);
    const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(await screen.findByRole('button', { name: '所在城市 选填，便于推荐附近门店' }));
    fireEvent.click(await screen.findByRole('option', { name: '浙江省' }));
    fireEvent.click(await screen.findByRole('option', { name: '杭州市' }));
    type('手机号', '13900000001');
    type('验证码', '123456');
    fireEvent.click(screen.getByRole('button', { name: '领取' }));
    const bodyOf = (path: string) => seen.find(({ url }) => url.includes(path))?.body;
    await waitFor(() => expect(bodyOf('recommend/submit')).toMatchObject({ shareCode: 'ABCD2345' }));
    expect(bodyOf('profile/save')).toEqual({ field: 'city', value: '330100' });
  });

  test.each([
    ['bound', '您已接受过其他好友的邀请，邀请关系不能更改'],
    ['own', '这是您自己的邀请链接，转发给好友吧'],
    ['ordered', '您已有订单，不再享受新客户奖励'],
    ['notInviter', '邀请码无效，请向好友确认'],
  ] as const)('says why nothing is given: %s', async (state, words) => {
    open(state);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '领取' })).toBeNull();
  });
});
