import type { PartnerTermsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { base } from './invite-parts';

/** One contract that runs, one that has ended. */
const contracts = (now: number): PartnerTermsData['contracts'] => [
  {
    accountId: 'person-partner',
    name: '澄光企业服务',
    logo: asset('coupons/prize-key.webp'),
    benefit: '企业员工专属：到店试驾赠 4 杯饮品券，置换另享专属顾问',
    startsAt: now - 200 * DAY_MS,
    endsAt: now + 165 * DAY_MS,
  },
  {
    accountId: 'person-former-partner',
    name: '远山商旅',
    logo: asset('coupons/prize-suitcase.webp'),
    benefit: '商旅会员试驾礼遇',
    startsAt: now - 395 * DAY_MS,
    endsAt: now - 30 * DAY_MS,
  },
];

const campaign = {
  engine: 'invite',
  lead: '带企业客户体验，每一次试驾都算数',
  artwork: {
    wide: asset('campaigns/invite-partner.webp'),
    tall: asset('campaigns/invite-partner.webp'),
    accent: '#3a4452',
  },
  audience: { roles: ['partner' as const] },
  rules: {
    version: 1,
    sections: [
      {
        title: '新客户认定',
        paragraphs: [
          '本人手机号首次通过合作伙伴邀约码留资，近 90 天内未试驾、未下单的，认定为新客户。品牌员工不计入。',
        ],
      },
      {
        title: '客户归属 90 天',
        paragraphs: [
          '客户自留资起 90 天内归属首个邀约的合作伙伴，其间扫描其他伙伴的邀约码，归属不变；期满后可重新归属。',
        ],
      },
      {
        title: '月度结算',
        paragraphs: ['每次完成的试驾按合约单价结算，以门店登记为准。当月数据于次月 10 日前对账结算，不发放积分。'],
      },
      {
        title: '禁止行为',
        paragraphs: ['不得群发骚扰信息，不得以现金或礼品换取试驾，不得使用虚假号码。违反的，不予结算并可终止合约。'],
      },
      {
        title: '个人信息保护',
        paragraphs: [
          '页面和导出文件只含脱敏信息，仅用于对账。不得还原、转发或用于其他目的，合约终止后须删除已导出的文件。',
        ],
      },
    ],
  },
  settings: {
    ...base,
    landing: '/pagesBannerActivity/inviteDriveForB/share',
    look: 'desk' as const,
    known: { ordered: true, accountDays: null, drivenDays: 90 },
    relationDays: 90,
    channel: 'partner-drive',
    steps: [
      { title: '生成邀约码', text: '专属海报，客户扫码即可预约' },
      { title: '客户到店试驾', text: '客户归属 90 天，进度随时可查' },
      { title: '按月结算', text: '完成的试驾计入当月结算' },
    ],
  },
  prizes: [],
} satisfies Partial<CampaignInput>;

/** Invitations by business partners: one that runs and one of the year before. */
export const partnerDrive = (now: number): CampaignInput[] => {
  const settings = { ...campaign.settings, partners: { driveFen: 300_00, contracts: contracts(now) } };
  return [
    {
      ...campaign,
      settings,
      slug: 'partner-drive',
      title: '合作伙伴邀约试驾',
      startsAt: now - 200 * DAY_MS,
      endsAt: now + 300 * DAY_MS,
    },
    {
      ...campaign,
      settings,
      slug: 'partner-drive-last',
      title: '上一年度合作伙伴邀约',
      startsAt: now - 565 * DAY_MS,
      endsAt: now - 201 * DAY_MS,
    },
  ];
};
