import { defineTexts } from '../../kernel/texts';

/** Words of files of sign-ups: heads of columns and states. */
export const signUpFileTexts = defineTexts('signUpFile', {
  signUpId: ['报名编号', 'Sign-up'],
  nickname: ['昵称', 'Nickname'],
  state: ['状态', 'State'],
  seats: ['名额', 'Seats'],
  pointsFee: ['积分', 'Points'],
  answers: ['报名信息', 'Answers'],
  createdAt: ['报名时间', 'Signed up'],
  waiting: ['候补中', 'Waiting list'],
  reviewing: ['待审核', 'To be reviewed'],
  joined: ['已报名', 'Signed up'],
  checkedIn: ['已签到', 'Checked in'],
  rejected: ['未通过', 'Rejected'],
  cancelled: ['已取消', 'Cancelled'],
});
