import { defineTexts } from '../../../../kernel/texts';

export const packetTexts = defineTexts('packet', {
  missing: ['红包不存在', 'There is no such packet'],
  limits: ['红包个数或积分超出范围', 'The shares or points are out of range'],
  indivisible: [
    '每人至少 1 积分，普通红包需能平分',
    'Each share needs at least 1 point, and equal shares must divide evenly',
  ],
  greetingLong: ['祝福语过长', 'The greeting is too long'],
  choice: ['该红包样式不可用', 'This kind of packet cannot be sent here'],
  dailySends: [
    ({ most }: { most: number }) => `每天最多发 ${most} 个红包`,
    ({ most }) => `You may send ${most} packets a day`,
  ],
  dailyPoints: [
    ({ left }: { left: number }) => `今日还可发 ${left} 积分`,
    ({ left }) => `You may send ${left} more points today`,
  ],
  noPhone: ['请先绑定手机号', 'Please bind a phone number first'],
  needsCode: ['请输入短信验证码', 'Please enter the SMS code'],
  supplementGone: ['加赠额度已变化，请确认后再发', 'What is added has changed, please look again'],
  notStarted: ['红包还未开抢', 'The packet does not open yet'],
  empty: ['手慢了，红包派完了', 'Too late, every share is taken'],
  expired: ['红包已过期，未领取的积分已退回', 'The packet is over; what was left went back'],
  cancelled: ['本场红包已取消', 'This round was cancelled'],
  own: ['自己的红包不能领取', 'You cannot open your own packet'],
  ownersOnly: ['仅限车主领取', 'This packet is for owners only'],
  notYours: ['仅发送者和领取者可查看', 'Only the sender and those who opened it can see this'],
  notSender: ['仅发送者可生成红包海报', 'Only the sender can make its poster'],
  noThanks: ['不能答谢该红包', 'You cannot say thanks for this packet'],
  started: ['本场已开抢', 'This round has begun'],
  opensLate: ['开抢时间须晚于现在', 'The round has to open later than now'],
  isOver: ['本场已结束', 'This round is over'],
  cancelledAccount: ['已注销用户', 'Cancelled account'],
});
