import { DAY_MS } from '@voltfront/rules/time';
import type { CampaignInput } from '../../define-campaign';
import { artwork, base } from './invite-parts';

/** The fixed test-drive code of employees: no season, no gift. */
export const innerDrive = (now: number): CampaignInput[] => [
  {
    slug: 'inner-drive',
    engine: 'invite',
    title: '员工邀约试驾',
    lead: '一张固定的二维码，一次专属的陪伴',
    startsAt: now - 300 * DAY_MS,
    endsAt: now + 3650 * DAY_MS,
    artwork: artwork('staff-drive', '#2c4a6e'),
    audience: { roles: ['employee'] },
    rules: {
      version: 1,
      sections: [
        { title: '适用范围', paragraphs: ['在职员工的固定试驾码，全年有效，好友不另赠礼品。'] },
        { title: '跟进', paragraphs: ['邀约员工对每位客户亲自确认一次；员工离职后由门店跟进。'] },
      ],
    },
    settings: {
      ...base,
      landing: '/pagesBannerActivity/innerDrive/share',
      look: 'steps',
      known: { ordered: false, accountDays: null, drivenDays: null },
      channel: 'staff-drive',
      steps: [],
    },
    prizes: [],
  },
];
