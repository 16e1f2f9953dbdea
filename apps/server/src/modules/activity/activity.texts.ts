import { defineTexts } from '../../kernel/texts';

export const activityTexts = defineTexts('activity', {
  missing: ['活动不存在或已下架', 'There is no such activity'],
  noSignUp: ['您尚未报名该活动', 'You have not signed up for this activity'],
  notOpen: ['当前不在报名时间内', 'Signing up is not open now'],
  ownersOnly: ['该活动仅限车主报名', 'This activity is for owners only'],
  already: ['您已报名该活动', 'You have signed up for this activity already'],
  changeClosed: ['报名已截止，无法修改', 'Signing up has ended, nothing can be changed'],
  noMoreSeats: ['剩余名额不足，请减少同行人数', 'There are not enough seats, bring fewer people'],
  tooMany: ['报名人数超过活动总名额', 'That is more people than the activity has seats'],
  noCode: ['核销码无效', 'This code is not valid'],
  noCheckIn: ['当前不在签到时间内', 'Check-in is not open now'],
  wrongTimes: [
    '报名须在活动开始前截止，活动结束须晚于开始',
    'Signing up ends before the activity begins, which ends after it',
  ],
  noLocation: ['线下活动请填写坐标', 'An activity on site has a location'],
  isOver: ['活动已结束或已取消', 'The activity is over or cancelled'],
  seatsTaken: [
    ({ n }: { n: number }) => `已占用 ${n} 个名额，总名额不能更少`,
    ({ n }) => `${n} seats are taken, there cannot be fewer`,
  ],
  fixed: [
    '已有人报名，时间、地点、积分、审核与表单不可再改',
    'People have signed up: time, place, fee, review and form stay as they are',
  ],
  hasPeople: ['已有人报名，不能下架，可取消活动', 'People have signed up, it cannot be hidden; cancel it instead'],
});
