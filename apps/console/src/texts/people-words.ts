import type { BodyInputOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import type { BindingState } from '@voltfront/rules/association/binding';
import type { CouponState } from '@voltfront/rules/coupon/coupon-states';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

type Message = ItemOf<'GET /api/mpaccount/v1/staff/messages'>;

/** Requests of members of associations. */
export const bindingWords: TonedWords<BindingState> = {
  inReview: ['待审核', 'To be reviewed', 'todo'],
  bound: ['已绑定', 'Bound', 'good'],
  refused: ['未通过', 'Refused', 'bad'],
  unbound: ['已解绑', 'Unbound', 'over'],
};

/** States of a coupon. */
export const couponWords: TonedWords<CouponState> = {
  unused: ['可使用', 'Good', 'good'],
  locked: ['订单占用', 'On an order', 'waiting'],
  giftPending: ['赠送中', 'Being given', 'waiting'],
  used: ['已使用', 'Used', 'over'],
  expired: ['已失效', 'Over', 'over'],
  givenAway: ['已赠出', 'Given away', 'over'],
};

/** Tabs of the card bag. */
export const couponTabWords: Words<'unused' | 'used' | 'expired' | 'givenAway'> = {
  unused: ['未使用', 'Not used'],
  used: ['已使用', 'Used'],
  expired: ['已失效', 'Over'],
  givenAway: ['已赠出', 'Given away'],
};

/** Why points are given or taken. */
export const pointsReasonWords: Words<BodyInputOf<'POST /api/mpintegral/v1/staff/points/change'>['reason']> = {
  goodwill: ['关怀补偿', 'Goodwill'],
  correction: ['差错更正', 'Correction'],
  campaign: ['活动奖励', 'Campaign'],
  misuse: ['违规扣回', 'Misuse'],
};

/** Kinds of messages. */
export const messageKindWords: Words<Message['kind']> = {
  order: ['订单', 'Order'],
  activity: ['活动', 'Activity'],
  community: ['社区', 'Community'],
  marketing: ['营销', 'Marketing'],
};

/** How far a message is. */
export const messageStateWords: TonedWords<Message['state']> = {
  waiting: ['待发送', 'Waits', 'waiting'],
  sending: ['发送中', 'Being sent', 'waiting'],
  done: ['已发送', 'Sent', 'good'],
  halted: ['已中止', 'Halted', 'bad'],
};

/** Platforms of customers. */
export const platformWords: Words<PlatformCode> = {
  MINI: ['微信小程序', 'WeChat'],
  MINI_ALIPAY: ['支付宝小程序', 'Alipay'],
  MINI_DOUYIN: ['抖音小程序', 'Douyin'],
  MINI_BAIDU: ['百度小程序', 'Baidu'],
  WEB_MOBILE: ['网页', 'Web'],
  HarmonyOS: ['鸿蒙应用', 'HarmonyOS'],
  APP: ['应用', 'App'],
};
