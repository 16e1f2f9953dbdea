import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';

const base = {
  engine: 'lead',
  lead: '一位顾问，一份为您挑好的配置',
  artwork: {
    wide: asset('campaigns/staff-drive.webp'),
    tall: asset('campaigns/staff-drive-tall.webp'),
    accent: '#23513f',
  },
  audience: { roles: ['employee' as const] },
  rules: {
    version: 1,
    sections: [
      {
        title: '专属服务',
        paragraphs: ['留下联系方式后，由名片上的顾问为您服务。以最先留资的顾问为准，90 天内不变更。'],
      },
      { title: '信息用途', paragraphs: ['姓名、手机号与城市仅用于本次购车咨询，顾问只能看到脱敏后的信息。'] },
    ],
  },
  settings: { protectDays: 90, extendDays: 30, extendWithinDays: 10 },
  prizes: [],
};

/** Cards of advisers: one that goes on, and one that has ended. */
export const fellowRecommend = (now: number): CampaignInput[] => [
  {
    ...base,
    slug: 'fellow-recommend',
    title: '顾问推荐',
    startsAt: now - 100 * DAY_MS,
    endsAt: now + 3650 * DAY_MS,
  },
  {
    ...base,
    slug: 'fellow-recommend-spring',
    title: '顾问推荐 · 春季',
    startsAt: now - 260 * DAY_MS,
    endsAt: now - 160 * DAY_MS,
  },
];
