import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import type { PosterRow } from '../../engines/invite/poster.repository';
import { artwork, base, points } from './invite-parts';

const spring = {
  engine: 'invite',
  lead: '带上好友，去春天里开一程',
  artwork: artwork('spring-staff', '#2f6b45'),
  audience: { roles: ['employee' as const] },
  rules: {
    version: 1,
    sections: [
      { title: '参与对象', paragraphs: ['仅限在职员工。活动期间离职的，自离职之日起不再计入。'] },
      { title: '活动时间', paragraphs: ['春季活动为 3 月 1 日至 5 月 31 日，页面以当期活动时间为准。'] },
      {
        title: '个人目标',
        paragraphs: ['目标按岗位所在部门设定：用户发展部 8 次试驾，其他部门 5 次试驾。完成试驾以门店登记为准。'],
      },
      {
        title: '积分标准',
        paragraphs: ['好友完成试驾得 200 积分，支付定金得 2000 积分。订单退款的，收回未使用的积分。'],
      },
      { title: '部门排名奖', paragraphs: ['按部门试驾总数排名，第一名部门获团队春游基金 5000 元。'] },
      { title: '禁止行为', paragraphs: ['不得为本人预约，不得使用付费广告投放专属海报；违反的取消成绩与奖励。'] },
      { title: '结果公布', paragraphs: ['活动结束 10 天后成绩锁定并公布，其间可对记录提出申诉。'] },
    ],
  },
  settings: {
    ...base,
    landing: '/pagesBannerActivity/springEmp/share',
    look: 'desk' as const,
    known: { ordered: false, accountDays: null, drivenDays: 90 },
    channel: 'spring-staff',
    steps: [
      { title: '选一张海报', text: '七款春日设计，自带你的专属码' },
      { title: '好友预约试驾', text: '好友扫码预约，关系即锁定' },
      { title: '完成试驾得积分', text: '每次试驾 200 积分，下定再得 2000' },
    ],
    staff: { target: 5, targetOf: { 用户发展部: 8 }, disputeDays: 7 },
  },
  prizes: [
    points('inviter', 'driven', 200),
    points('inviter', 'deposit', 2000),
    {
      kind: 'goods' as const,
      title: '春日野餐套装',
      picture: asset('coupons/prize-figure-1.webp'),
      stock: 200,
      claimDays: 30,
      detail: { side: 'friend', milestone: 'driven' },
    },
    { ...points('friend', 'driven', 300), detail: { side: 'friend', milestone: 'driven', isInstead: true } },
  ],
} satisfies Partial<CampaignInput>;

/** Campaigns of staff ambassadors: one that runs, one whose gifts are gone, one to come, one that has ended. */
export const springStaff = (now: number): CampaignInput[] => [
  { ...spring, slug: 'spring-staff', title: '春季员工大使', startsAt: now - 40 * DAY_MS, endsAt: now + 52 * DAY_MS },
  {
    ...spring,
    slug: 'spring-staff-full',
    title: '春季员工大使 · 门店专场',
    startsAt: now - 40 * DAY_MS,
    endsAt: now + 52 * DAY_MS,
    prizes: spring.prizes.map((prize) => (prize.kind === 'goods' ? { ...prize, stock: 0 } : prize)),
  },
  {
    ...spring,
    slug: 'spring-staff-next',
    title: '下一季员工大使',
    startsAt: now + 60 * DAY_MS,
    endsAt: now + 150 * DAY_MS,
  },
  {
    ...spring,
    slug: 'spring-staff-last',
    title: '上一季员工大使',
    startsAt: now - 400 * DAY_MS,
    endsAt: now - 310 * DAY_MS,
  },
];

const DESIGNS: readonly [string, string, string][] = [
  ['春日出发', '第一缕春风，从方向盘开始', 'campaigns/spring-staff-tall.webp'],
  ['山野来信', '周末去山里，听见花开', 'campaigns/staff-drive-tall.webp'],
  ['城市漫游', '绕开拥堵，遇见一树樱花', 'campaigns/test-drive-city-tall.webp'],
  ['全家踏青', '六座七座，都装得下春天', 'campaigns/test-drive-family-tall.webp'],
  ['轻快一程', '小个子，大春天', 'campaigns/x-vote-tall.webp'],
  ['湖畔午后', '停下来，野餐垫已备好', 'campaigns/test-drive-tall.webp'],
  ['好友同行', '副驾留给你', 'campaigns/invite-drive-tall.webp'],
];

/** The seven spring designs that employees choose from. */
export const springPosters = (now: number): PosterRow[] =>
  DESIGNS.map(([title, text, picture], index) => ({
    id: `poster-spring-${index + 1}`,
    theme: 'spring',
    title,
    text,
    picture: asset(picture),
    ground: null,
    startsAt: now - 60 * DAY_MS,
    endsAt: null,
    position: 100 + index,
  }));
