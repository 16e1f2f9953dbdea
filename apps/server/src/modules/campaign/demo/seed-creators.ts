import type { RecruitDraftData } from '@voltfront/contract';
import type { ApplicationState, CreatorChannel } from '@voltfront/rules/campaign/recruit';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { findCampaign } from '../campaign.repository';
import { type ApplicationRow, insertApplication } from '../engines/recruit/recruit.repository';
import { addCampaigns } from './add-campaigns';
import { creatorCampaigns } from './campaigns/creators';

const REVIEWER = 'person-operator';
/** Nobody here has a real account: links lead to the front pages of the channels. */
const LINKS: Readonly<Record<CreatorChannel, string>> = {
  douyin: 'https://www.douyin.com/user/self',
  redbook: 'https://www.xiaohongshu.com/user/profile',
  wechatVideo: '',
  bilibili: 'https://space.bilibili.com/',
  autohome: 'https://i.autohome.com.cn/',
};
const NAMES = ['林知夏', '周远航', '陈一鸣', '沈予安', '许星野', '顾南乔', '江照野', '苏晚晴'];
const CITIES = [
  ['310100', '上海市'],
  ['110100', '北京市'],
  ['330100', '杭州市'],
  ['440300', '深圳市'],
] as const;
const ABOUTS = [
  '拍了三年公路片，最喜欢凌晨出发，想把电动车长途的真实体验讲清楚。',
  '两个孩子的妈妈，记录一家五口的周末露营和通勤，评论区常聊儿童座椅和空间。',
  '做过五年汽车工程师，喜欢用数据讲用车成本，希望帮更多人看懂参数。',
  '城市夜景摄影师，擅长用灯光和线条表现汽车，想拍一组四季主题的作品。',
];

interface Application {
  id: string;
  person: string;
  slug?: string;
  state: ApplicationState;
  daysAgo: number;
  reason?: string;
  position?: number;
  channels: readonly CreatorChannel[];
}

const draftOf = ({ channels }: Application, n: number): RecruitDraftData => ({
  name: NAMES[n % NAMES.length] ?? '',
  cityCode: CITIES[n % CITIES.length]?.[0] ?? '310100',
  channels: channels.map((channel, index) => ({
    channel,
    name: `路上的${NAMES[n % NAMES.length]?.slice(1) ?? ''}`,
    link: LINKS[channel],
    followers: 1800 + ((n * 7919 + index * 3571) % 90) * 520,
  })),
  works: [
    { kind: 'link', link: `https://www.bilibili.com/video/BVdemo${n}a` },
    { kind: 'link', link: `https://www.xiaohongshu.com/explore/demo${n}b` },
  ],
  pictures: [],
  about: ABOUTS[n % ABOUTS.length] ?? '',
});

/** Applications of demo people: those whose pages are shown, a queue for the review, and creators of today. */
const APPLICATIONS: readonly Application[] = [
  {
    ...{ id: 'creator-own-1', person: 'person-orders', state: 'refused', daysAgo: 41 },
    ...{ reason: '近 90 天更新不足 6 篇，欢迎补充新作品后再次申请', channels: ['douyin', 'redbook'] },
  },
  {
    ...{ id: 'creator-own-2', person: 'person-orders', slug: 'koc-autumn', state: 'accepted', daysAgo: 30 },
    ...{ position: 7, channels: ['bilibili', 'wechatVideo'] },
  },
  { id: 'creator-own-3', person: 'person-collector', state: 'review', daysAgo: 2, channels: ['redbook'] },
  {
    ...{ id: 'creator-own-4', person: 'person-owner', state: 'refused', daysAgo: 6 },
    ...{ reason: '作品链接无法打开', channels: ['autohome'] },
  },
  ...Array.from({ length: 24 }, (_, index): Application => {
    const sets = [['douyin'], ['redbook', 'bilibili'], ['wechatVideo'], ['douyin', 'autohome']] as const;
    return {
      id: `creator-wait-${index + 1}`,
      person: `person-friend-${String(index + 1).padStart(2, '0')}`,
      state: 'review',
      daysAgo: 0.2 + index * 0.21,
      channels: sets[index % sets.length] ?? ['douyin'],
    };
  }),
  ...Array.from(
    { length: 12 },
    (_, index): Application => ({
      id: `creator-now-${index + 1}`,
      person: `person-friend-${String(index + 31).padStart(2, '0')}`,
      state: 'accepted',
      daysAgo: 12 + index * 2,
      position: index + 1,
      channels: ['redbook', 'douyin'],
    }),
  ),
];

async function addApplication(ctx: Ctx, application: Application, n: number): Promise<void> {
  const { id, person: accountId, slug = 'koc', state, daysAgo, reason = '', position = null } = application;
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) return;
  const createdAt = ctx.now() - daysAgo * DAY_MS;
  const decidedAt = state === 'review' ? null : createdAt + 2 * DAY_MS;
  const draft = draftOf(application, n);
  const accounts = draft.channels.map(({ link, followers, ...account }) => ({
    ...account,
    link: link || null,
    followers: followers ?? 0,
  }));
  const row: ApplicationRow = {
    ...{ id, accountId, campaignId: campaign.id, state, name: draft.name, isOwner: n % 3 === 0, accounts, draft },
    ...{ cityName: CITIES[n % CITIES.length]?.[1] ?? '', about: draft.about, reason, position },
    followers: accounts.reduce((sum, { followers }) => sum + followers, 0),
    works: draft.works.flatMap((work, index) =>
      work.kind === 'link' ? [{ title: `作品 ${index + 1}`, link: work.link }] : [],
    ),
    ...{ decidedAt, decidedBy: decidedAt === null ? null : REVIEWER, createdAt, updatedAt: decidedAt ?? createdAt },
  };
  await insertApplication(ctx.db, row);
}

/** Campaigns that recruit creators, with applications in every state. */
export async function seedCreators(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, creatorCampaigns(ctx.now()));
  const people = await findPeople(
    ctx,
    APPLICATIONS.map(({ person }) => person),
  );
  for (const [index, application] of APPLICATIONS.entries())
    if (people.has(application.person)) await addApplication(ctx, application, index + 1);
}
