import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const driveEventTexts = defineTexts('driveEvent', {
  missing: ['该活动不存在或已下线', 'This event does not exist or has ended'],
  noSession: ['该场次不可报名，请选择其他场次', 'This session cannot be booked, please choose another one'],
  once: ['每个手机号限报 1 个名额', 'One place per phone'],
});
