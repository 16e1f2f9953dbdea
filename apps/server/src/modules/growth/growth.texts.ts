import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const growthTexts = defineTexts('growth', {
  noBenefit: ['礼遇不存在', 'There is no such benefit'],
  levelTooLow: ['当前等级暂未解锁该礼遇', 'Your level does not have this benefit yet'],
  claimed: ['本期礼遇已领取', 'You have claimed this gift already'],
  noneLeft: ['礼遇暂时发完了，请稍后再试', 'The gifts have run out, please try again later'],
});

/** What ledger entries are called that no source names. */
export const growthEntryTexts = defineTexts('growthEntry', {
  welcome: ['历史成长值转入', 'Growth value taken over'],
  review: ['年度回顾调整', 'Yearly review'],
  conversion: ['旧版成长值结清', 'Former growth value settled'],
  activity: ['线下活动参与', 'Took part in an event'],
  other: ['其他', 'Other'],
});
