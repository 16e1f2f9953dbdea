import type { SignUpState } from '@voltfront/rules/activity/sign-up-moves';
import type { TonedWords } from '../ui/word-tag';

/** Where an activity stands. */
export const activityStageWords: TonedWords<'draft' | 'upcoming' | 'running' | 'over' | 'cancelled'> = {
  draft: ['草稿', 'Draft', 'todo'],
  upcoming: ['未开始', 'Upcoming', 'waiting'],
  running: ['进行中', 'Running', 'good'],
  over: ['已结束', 'Over', 'over'],
  cancelled: ['已取消', 'Cancelled', 'bad'],
};

/** States of a sign-up. */
export const signUpWords: TonedWords<SignUpState> = {
  waiting: ['候补中', 'Waiting list', 'waiting'],
  reviewing: ['待审核', 'To be reviewed', 'todo'],
  joined: ['已报名', 'Signed up', 'good'],
  checkedIn: ['已签到', 'Checked in', 'good'],
  rejected: ['未通过', 'Rejected', 'bad'],
  cancelled: ['已取消', 'Cancelled', 'over'],
};

/** Where a vote stands. */
export const voteStageWords: TonedWords<'hidden' | 'announced' | 'open' | 'ended'> = {
  hidden: ['已隐藏', 'Hidden', 'todo'],
  announced: ['未开始', 'Not open yet', 'waiting'],
  open: ['投票中', 'Open', 'good'],
  ended: ['已结束', 'Ended', 'over'],
};

/** Words of the rooms of activities and votes. */
export const activityTexts = {
  activitiesRoom: ['社区活动', 'Activities'],
  activityTitle: ['名称', 'Name'],
  activityStage: ['状态', 'State'],
  activityNew: ['新建活动', 'New activity'],
  activityEdit: ['编辑', 'Edit'],
  activityTime: ['活动时间', 'Time'],
  activitySignUpTime: ['报名时间', 'Signing up'],
  activityPlace: ['地点', 'Place'],
  activityOnline: ['线上活动', 'Online'],
  activityLocation: ['坐标（纬度, 经度）', 'Latitude, longitude'],
  activityLocationWrong: ['请填写两个数字，用逗号隔开', 'Please enter two numbers with a comma between'],
  activitySeats: ['名额', 'Seats'],
  activitySeatsOf: ['{taken} / {all}', '{taken} / {all}'],
  activityWaiting: ['候补', 'Waiting'],
  activityReviewing: ['待审核', 'To review'],
  activityFee: ['报名积分', 'Points to sign up'],
  activityOwners: ['仅限车主', 'Owners only'],
  activityReviewed: ['报名需审核', 'Staff review each sign-up'],
  activityCover: ['封面', 'Cover'],
  activityCoverWrong: ['请填写以 /assets/ 或 /files/ 开头的图片路径', 'A path that begins with /assets/ or /files/'],
  activityText: ['正文', 'Text'],
  activityTextHint: [
    '段落之间空一行；不改动则保留原图文',
    'An empty line between paragraphs; pictures stay unless it is changed',
  ],
  activityForm: ['报名表单', 'Form'],
  activityFormHint: [
    '报名时填写的内容；标识为 companions 的数字字段会占用同行名额',
    'What is asked of those who sign up; a number field named companions takes further seats',
  ],
  activityFormWrong: ['表单数据有误', 'This is not the data of a form'],
  activityFormNone: ['无需填写', 'Nothing is asked'],
  activityFixedHint: [
    '已有人报名后，时间、地点、积分、审核与表单不可再改；名额不能少于已占用。',
    'Once people signed up, time, place, fee, review and form stay as they are, and there cannot be fewer seats than are taken.',
  ],
  activityPublish: ['发布', 'Publish'],
  activityPublishHint: ['发布后所有客户可见，并出现在社区首页。', 'All customers see it, also in the feed.'],
  activityHide: ['下架', 'Hide'],
  activityHideHint: ['仅在无人报名时可以下架。', 'Only while nobody has signed up.'],
  activityEnd: ['取消活动', 'Cancel it'],
  activityEndHint: [
    '所有报名会被取消，积分退回，报名者会收到原因。',
    'All sign-ups end, points go back, and everybody is told the reason.',
  ],
  checkInByCode: ['扫码签到', 'Check in'],
  checkInCode: ['核销码', 'Code'],
  checkInCodeWrong: ['请输入 8 位数字', 'Please enter eight digits'],
  signUps: ['报名', 'Sign-ups'],
  signUpPerson: ['报名人', 'Person'],
  signUpAnswers: ['报名信息', 'Answers'],
  signUpAt: ['报名时间', 'Signed up'],
  signUpApprove: ['通过', 'Approve'],
  signUpReject: ['不通过', 'Reject'],
  signUpRejectHint: ['名额与积分会退回，报名者会看到原因。', 'Seats and points go back; the person reads the reason.'],
  votesRoom: ['投票', 'Votes'],
  voteNew: ['新建投票', 'New vote'],
  voteTime: ['投票时间', 'Time'],
  votePeriodDays: ['每期天数', 'Days of a period'],
  votePeriodNone: ['不分期', 'No periods'],
  votePoints: ['投票积分', 'Points'],
  voteBallots: ['票数', 'Ballots'],
  voteQuestions: ['题目', 'Questions'],
  voteQuestion: ['题目名称', 'Question'],
  voteMost: ['最多可选', 'At most'],
  voteCandidate: ['候选项', 'Candidate'],
  voteCandidateName: ['候选项名称', 'Name'],
  votePicture: ['图片路径', 'Picture'],
  voteAddQuestion: ['添加题目', 'Add a question'],
  voteAddCandidate: ['添加候选项', 'Add a candidate'],
  voteRemove: ['删除', 'Remove'],
  voteResults: ['结果', 'Results'],
  votePeriodOf: ['第 {n} 期', 'Period {n}'],
  voteShare: ['占比', 'Share'],
  voteShow: ['显示', 'Show'],
  voteShowHint: ['显示后客户可见，并出现在社区首页。', 'Customers see it, also in the feed.'],
  voteHide: ['隐藏', 'Hide'],
  voteHideHint: ['客户将看不到该投票，已投的票保留。', 'Customers see it no more; ballots stay.'],
  voteOpenNow: ['立即开始', 'Open now'],
  voteCloseNow: ['立即结束', 'Close now'],
  voteCloseHint: ['结束后不再接受投票，结果向客户公布。', 'No more ballots are taken and customers see the results.'],
  voteFixedHint: [
    '有人投票后，题目、候选项、分期、积分与开始时间不可再改。',
    'Once ballots were cast, questions, candidates, periods, points and the beginning stay as they are.',
  ],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
