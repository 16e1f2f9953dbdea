import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const pointsTexts = defineTexts('points', {
  tooFew: ['积分不足', 'You have too few points'],
  checkedIn: ['今日已签到', 'You have checked in today'],
});
