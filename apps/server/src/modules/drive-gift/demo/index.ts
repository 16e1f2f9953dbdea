import { DAY_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type ChannelInput, defineChannel, selectDrive } from '../../test-drive';
import { DRIVE_RULES, slotForm } from '../../test-drive/demo';
import { type GiftRow, insertClaim, insertGifts } from '../drive-gift.repository';

const MODELS = ['YL01', 'YLX', 'YL09'];

const rulesOf = (days: string) => [
  { title: '活动时间', text: days },
  { title: '参与条件', text: '预约后 14 天内完成试驾即可领取所选礼品。试驾人须持有效 C1 及以上驾驶证满 6 个月。' },
  { title: '领取限制', text: '每个手机号限领 1 份；实物礼品同一收货地址限寄 1 份。礼品不可更换、折现或转让。' },
  { title: '保留与释放', text: '选择礼品后为您保留 14 天；取消预约、未到店或到期未试驾，礼品自动释放。' },
  { title: '礼品发放', text: '积分与充电券领取后即时到账；实物礼品在填写收货地址后 15 个工作日内寄出。' },
  ...DRIVE_RULES,
];

/** Gifts of a channel of the demo. */
const giftsOf = (channelCode: string): GiftRow[] => [
  {
    giftId: `${channelCode}-mug`,
    channelCode,
    kind: 'goods',
    title: '定制旅行杯',
    note: '316 不锈钢，保温 12 小时',
    points: null,
    template: null,
    total: 200,
    taken: 163,
    position: 1,
  },
  {
    giftId: `${channelCode}-points`,
    channelCode,
    kind: 'points',
    title: '300 积分',
    note: '领取后即时到账',
    points: 300,
    template: null,
    total: 2000,
    taken: 418,
    position: 2,
  },
  {
    giftId: `${channelCode}-charging`,
    channelCode,
    kind: 'coupon',
    title: '50 元充电券',
    note: '品牌自营充电站可用，90 天有效',
    points: null,
    template: 'charging-50-yuan',
    total: 500,
    taken: 500,
    position: 3,
  },
];

/** A channel with gifts. */
export function giftChannel(code: string, window: { startsAt: number; endsAt: number }, days: string): ChannelInput {
  const gift = {
    kind: 'choice' as const,
    id: 'gift',
    label: '试驾礼',
    look: 'tiles' as const,
    options: giftsOf(code).map(({ giftId: key, title: text }) => ({ key, text })),
  };
  return {
    code,
    settings: {
      title: '试驾有礼',
      headline: '试驾有礼 三选一',
      lead: '预约时选好礼品，试驾后即可领取',
      picture: '/assets/campaigns/gift-test-drive.webp',
      look: 'poster',
      accent: '#7a2f3d',
      models: MODELS,
      isReviewed: false,
      againAfterDays: 0,
      partner: null,
      gift: { title: '试驾有礼', note: '预约后 14 天内完成试驾即可领取' },
      promise: '门店将在 2 小时内与您确认',
      steps: ['携带驾驶证原件，提前 10 分钟到店', '试驾完成后在“试驾有礼”页面领取礼品'],
      rules: rulesOf(days),
    },
    ...window,
    form: slotForm(`drive-${code}`, '试驾有礼', MODELS, [{ title: '选择礼品', fields: [gift] }]),
  };
}

/** Campaigns with gifts: one that runs, one to come, one that is over; one gift is gone, one is waiting to be claimed. */
export async function seedDriveGifts(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const day = (days: number) => now + days * DAY_MS;
  const running = giftChannel('gift', { startsAt: day(-20), endsAt: day(60) }, '即日起至活动结束，以页面展示为准。');
  const coming = giftChannel(
    'gift-winter',
    { startsAt: day(61), endsAt: day(90) },
    '冬季活动，开始时间以页面展示为准。',
  );
  const over = giftChannel('gift-autumn', { startsAt: day(-90), endsAt: day(-25) }, '本次活动已结束。');
  for (const channel of [running, coming, over]) {
    await defineChannel(ctx, fillDeep(channel));
    await insertGifts(ctx.db, giftsOf(channel.code));
  }
  await seedEarned(ctx, 'demo-drive-8', 'gift-mug');
}

/** A gift that its driver can claim now. */
async function seedEarned(ctx: Ctx, driveId: string, giftId: string): Promise<void> {
  const drive = await selectDrive(ctx.db, driveId);
  if (!drive) return;
  const { driveNo, userId, phoneHash, createdAt, finishedAt } = drive;
  await insertClaim(ctx.db, {
    driveId,
    driveNo,
    userId,
    phoneHash,
    channelCode: 'gift',
    giftId,
    state: 'earned',
    reservedUntil: createdAt + 14 * DAY_MS,
    address: null,
    addressHash: null,
    createdAt,
    updatedAt: finishedAt ?? createdAt,
  });
}
