import type { RecruitDraftData, RecruitSettingsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import { seedRegions } from '../store';
import { regionsSeed } from '../store/demo';
import type { CampaignDesk } from './campaign.fixture';
import type { CampaignInput } from './define-campaign';

export const RECRUIT_PAGE = 'GET /api/mpmkt/v1/campaign/recruit' as const;
export const KEEP = 'POST /api/mpmkt/v1/campaign/recruit/draft' as const;
export const APPLY = 'POST /api/mpmkt/v1/campaign/recruit/apply' as const;
export const WITHDRAW = 'POST /api/mpmkt/v1/campaign/recruit/withdraw' as const;
export const APPLICATIONS = 'GET /api/mpmkt/v1/staff/campaign/recruit/applications' as const;
export const APPLICATION = 'GET /api/mpmkt/v1/staff/campaign/recruit/application' as const;
export const ACCEPT = 'POST /api/mpmkt/v1/staff/campaign/recruit/accept' as const;
export const REFUSE = 'POST /api/mpmkt/v1/staff/campaign/recruit/refuse' as const;

/** An application that lacks nothing. */
export const COMPLETE: RecruitDraftData = {
  name: '林夏',
  cityCode: '310100',
  channels: [
    {
      channel: 'douyin',
      name: '夏天在路上',
      link: '看看 https://www.douyin.com/user/abc?from=x 复制',
      followers: 1200,
    },
    { channel: 'wechatVideo', name: '夏天', link: '', followers: 300 },
  ],
  works: [{ kind: 'link', link: 'https://www.bilibili.com/video/BV1xx' }],
  pictures: [],
  about: '喜欢自驾和露营，拍了三年公路片，想分享更多电动车旅行。',
};

const words = [{ title: '先行试驾', text: '新车上市前 30 天体验' }];
const RECRUIT_SETTINGS: RecruitSettingsData = {
  ...{ openings: 50, againDays: 30, reviewDays: 5, duties: words, perks: words, demands: ['年满 18 周岁'] },
  ...{
    stages: ['提交申请', '资格审核'],
    creators: [],
    club: { title: '共创官群', link: 'https://group.example/join' },
  },
};

/** A campaign that recruits creators, for ten days from now, in a shop that knows cities. */
export const makeRecruit = async (
  desk: CampaignDesk,
  settings: Partial<RecruitSettingsData> = {},
  changes: Partial<CampaignInput> = {},
): Promise<string> => {
  await desk.server.database.transaction((db) => seedRegions({ ...desk.server.ctx(), db }, regionsSeed()));
  const startsAt = desk.server.clock.now();
  const plainSettings = { ...RECRUIT_SETTINGS, ...settings };
  return desk.make({
    engine: 'recruit',
    startsAt,
    endsAt: startsAt + 10 * DAY_MS,
    plainSettings,
    prizes: [],
    ...changes,
  });
};

/** Steps of people and of staff in one campaign. */
export const recruitOf = ({ server }: CampaignDesk, slug: string, operator: TestPerson) => {
  const apply = ({ token }: TestPerson, changes: Partial<RecruitDraftData> = {}) =>
    server.call(APPLY, { token, body: { slug, draft: { ...COMPLETE, ...changes } } });
  return {
    apply,
    show: ({ token }: TestPerson) => server.ask(RECRUIT_PAGE, { token, query: { slug } }),
    keep: ({ token }: TestPerson, changes: Partial<RecruitDraftData>) =>
      server.call(KEEP, { token, body: { slug, draft: { ...COMPLETE, ...changes } } }),
    withdraw: ({ token }: TestPerson, applicationId: string) =>
      server.call(WITHDRAW, { token, body: { applicationId } }),
    accept: (applicationId: string, { token } = operator) => server.call(ACCEPT, { token, body: { applicationId } }),
    refuse: (applicationId: string, reason = '更新不足', { token } = operator) =>
      server.call(REFUSE, { token, body: { applicationId, reason } }),
    detail: (applicationId: string, { token } = operator) =>
      server.call(APPLICATION, { token, query: { applicationId } }),
    /** An application that has to succeed. @returns its id */
    async applied(person: TestPerson, changes: Partial<RecruitDraftData> = {}): Promise<string> {
      return (await apply(person, changes)).data.own?.application?.applicationId ?? '';
    },
  };
};
