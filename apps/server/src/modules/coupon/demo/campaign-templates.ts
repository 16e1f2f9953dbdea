import { type DemoTemplate, IN_STORE, ON_ORDER } from './templates';

/** What friends get for accepting an invitation. */
export const inviteTemplates: readonly DemoTemplate[] = [
  {
    id: 'option-1000-invited',
    kind: 'optionOff',
    title: '好友选装礼券',
    amountFen: 1000_00,
    stacking: 'any',
    validDays: 90,
    rules: ['接受好友邀请后发放，限首单使用', ...ON_ORDER],
  },
];

/** What owners and their friends get for inviting. */
export const deliverTemplates: readonly DemoTemplate[] = [
  {
    id: 'charging-500-delivered',
    kind: 'charging',
    title: '车主推荐充电券',
    amountFen: 500_00,
    validDays: 365,
    rules: ['适用于品牌自营充电站，可抵扣电费与服务费，可分次使用于同一账户', ...IN_STORE],
  },
  {
    id: 'option-1000-owner',
    kind: 'optionOff',
    title: '车主好友选装券',
    amountFen: 1000_00,
    stacking: 'any',
    validDays: 180,
    rules: ['接受车主邀请并支付定金后发放，可用于该订单锁单前的选装', ...ON_ORDER],
  },
];

/** What is drawn among voters. */
export const pollTemplates: readonly DemoTemplate[] = [
  {
    id: 'option-500-voted',
    kind: 'optionOff',
    title: '投票选装券',
    amountFen: 500_00,
    stacking: 'any',
    validDays: 180,
    rules: ['每个选装限用一张，可与其他可叠加选装券同享', ...ON_ORDER],
  },
];

/** What friends help somebody to. */
export const helpTemplates: readonly DemoTemplate[] = [
  {
    id: 'charging-100-help',
    kind: 'charging',
    title: '好友助力充电券',
    amountFen: 100_00,
    validDays: 90,
    rules: ['适用于品牌自营充电站，可抵扣电费与服务费', ...IN_STORE],
  },
];
