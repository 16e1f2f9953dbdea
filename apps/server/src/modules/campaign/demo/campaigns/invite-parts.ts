import type { InviteSettingsData } from '@voltfront/contract';
import type { Milestone, RewardSide } from '@voltfront/rules/campaign/milestones';
import { asset } from '../../../../demo/fill';
import type { PrizeInput } from '../../define-campaign';

/** Both pictures of a campaign, and its colour. */
export const artwork = (name: string, accent: string) => ({
  wide: asset(`campaigns/${name}.webp`),
  tall: asset(`campaigns/${name}-tall.webp`),
  accent,
});

/** Points for one side at a milestone. */
export const points = (side: RewardSide, milestone: Milestone, amount: number, waitDays = 0): PrizeInput => ({
  kind: 'points',
  title: `${amount} 积分`,
  picture: asset('coupons/points.webp'),
  amount,
  detail: { side, milestone, waitDays },
});

/** A coupon for one side at a milestone. */
export const coupon = (
  side: RewardSide,
  milestone: Milestone,
  title: string,
  template: string,
  waitDays = 0,
): PrizeInput => ({
  kind: 'coupon',
  title,
  picture: asset('coupons/charging.webp'),
  template,
  detail: { side, milestone, waitDays },
});

/** Everybody is a new customer. */
export const nobodyKnown = { ordered: false, accountDays: null, drivenDays: null };
/** What most invitation campaigns have in common. */
export const base: Omit<InviteSettingsData, 'landing'> = {
  look: 'ladder',
  known: { ...nobodyKnown, ordered: true },
  monthlyLimit: null,
  yearlyLimit: null,
  totalLimit: null,
  showsCar: false,
  draw: null,
  relationDays: null,
  channel: 'standard',
  steps: [
    { title: '分享邀请', text: '把专属海报或链接发给想看车的好友' },
    { title: '好友试驾', text: '好友接受邀请，到店完成一次试驾' },
    { title: '双方得礼', text: '奖励自动发到你和好友的账户' },
  ],
  questions: [],
  captions: ['我开过才敢推荐，来试试就知道', '约个周末一起去试驾吧，有礼物', '选车路上少走弯路，问我就行'],
};

/** The last section of every campaign's rules. */
export const FRAUD = {
  title: '其他说明',
  paragraphs: [
    '同一手机号、设备或支付账户视为同一人。借助脚本、虚假账号或自行邀请自己参与的，取消资格并收回奖励。',
    '奖励涉及的税费按国家规定处理。对规则有疑问，可在应用内联系客服。',
  ],
};
