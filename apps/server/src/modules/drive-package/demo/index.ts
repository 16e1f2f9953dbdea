import { DAY_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type ChannelInput, defineChannel } from '../../test-drive';
import { DRIVE_RULES, slotForm } from '../../test-drive/demo';
import { insertOffer, insertPackage, putPlace } from '../drive-package.repository';

const MODELS = ['YL01', 'YLX', 'YL09'];
const RESERVE_DAYS = 14;

/** The short form of friends. */
export const packageChannel = (): ChannelInput => ({
  code: 'package',
  settings: {
    title: '试驾礼包',
    headline: '好友请你来试驾',
    lead: '完成试驾，礼包自动到账',
    picture: '/assets/campaigns/drive-weekend.webp',
    look: 'plain',
    accent: '#27457a',
    models: MODELS,
    isReviewed: false,
    againAfterDays: 0,
    partner: null,
    gift: { title: '好友试驾礼包', note: '完成试驾后自动发放到您的账户' },
    promise: '门店将在 2 小时内与您确认',
    steps: ['携带驾驶证原件，提前 10 分钟到店', '在名额保留期内完成试驾，礼包自动到账'],
    rules: [
      ...DRIVE_RULES,
      {
        title: '礼包发放',
        text: '领取后为您保留名额 14 天，期间完成试驾即发放；未完成的名额自动退回。近 90 天内试驾过的手机号不参与。',
      },
    ],
  },
  form: slotForm('drive-package', '领取试驾礼包', MODELS),
});

/** What packages are made from, in the demo. */
export const packageOffer = {
  code: 'standard',
  isOn: true,
  items: [
    { title: '50 元充电券', note: '品牌自营充电站可用，90 天有效', coupon: 'charging-50-yuan' },
    { title: '门店手冲咖啡', note: '任意门店咖啡角可用', coupon: 'service-coffee' },
    { title: '200 积分', note: '试驾完成后到账', points: 200 },
  ],
  places: 3,
  days: 7,
  reserveDays: RESERVE_DAYS,
  pauseDays: 90,
  sharerPoints: 300,
};

interface DemoPackage {
  accountId: string;
  packageCode: string;
  driveNo: string;
  /** Days that are left, or that it is over. */
  days: number;
  friends: readonly { accountId: string; isDone: boolean; daysAgo: number }[];
}

/** A package in every state: with places left, with all of them, full, and over. */
const PACKAGES: readonly DemoPackage[] = [
  {
    accountId: 'person-orders',
    packageCode: 'demo-package-open',
    driveNo: 'TD261100000000000008',
    days: 5,
    friends: [{ accountId: 'person-member', isDone: true, daysAgo: 1 }],
  },
  {
    accountId: 'person-owner',
    packageCode: 'demo-package-new',
    driveNo: 'TD261100000000000005',
    days: 6,
    friends: [],
  },
  {
    accountId: 'person-partner',
    packageCode: 'demo-package-full',
    driveNo: 'TD26110000000000000100',
    days: 7,
    friends: [
      { accountId: 'person-new', isDone: false, daysAgo: 0 },
      { accountId: 'person-delivery', isDone: false, daysAgo: 0 },
      { accountId: 'person-collector', isDone: false, daysAgo: 0 },
    ],
  },
  {
    accountId: 'person-fallen',
    packageCode: 'demo-package-over',
    driveNo: 'TD26110000000000000200',
    days: -2,
    friends: [],
  },
];

async function seedPackage(ctx: Ctx, { accountId, packageCode, driveNo, days, friends }: DemoPackage): Promise<void> {
  const now = ctx.now();
  const expiresAt = now + days * DAY_MS;
  const used = friends.filter(({ isDone }) => isDone).length;
  const createdAt = expiresAt - packageOffer.days * DAY_MS;
  await insertPackage(ctx.db, { accountId, packageCode, offerCode: 'standard', driveNo, used, createdAt, expiresAt });
  for (const friend of friends) {
    const at = now - friend.daysAgo * DAY_MS;
    await putPlace(ctx.db, {
      accountId: friend.accountId,
      packageCode,
      state: friend.isDone ? 'done' : 'reserved',
      driveNo: null,
      reservedUntil: at + RESERVE_DAYS * DAY_MS,
      createdAt: at,
      updatedAt: at,
    });
  }
}

/** What packages are made from, the friends' form, and packages in every state. */
export async function seedPackages(ctx: Ctx): Promise<void> {
  await insertOffer(ctx.db, fillDeep(packageOffer));
  await defineChannel(ctx, fillDeep(packageChannel()));
  for (const each of PACKAGES) await seedPackage(ctx, each);
}
