import type { ReplyOf } from '@voltfront/contract';
import type { TestDriveState } from '@voltfront/rules/test-drive/test-drive-moves';
import type { TonedWords } from '../ui/word-tag';

/** States of a test drive. */
export const driveWords: TonedWords<TestDriveState> = {
  submitted: ['待确认', 'To be confirmed', 'todo'],
  inReview: ['待审核', 'To be reviewed', 'todo'],
  confirmed: ['已确认', 'Confirmed', 'good'],
  moved: ['客户已改期', 'Moved by the customer', 'todo'],
  arrived: ['已到店', 'Arrived', 'waiting'],
  driving: ['试驾中', 'On the road', 'waiting'],
  done: ['已完成', 'Done', 'good'],
  cancelled: ['已取消', 'Cancelled', 'over'],
  noShow: ['未到店', 'Did not come', 'bad'],
};

type InvitationState = ReplyOf<'GET /api/mpmkt/v1/staff/testDrive/invitations'>['items'][number]['state'];

/** States of a letter that invites to a test drive. */
export const invitationWords: TonedWords<InvitationState> = {
  open: ['待回复', 'Waiting for an answer', 'waiting'],
  accepted: ['已接受', 'Accepted', 'good'],
  declined: ['已婉拒', 'Declined', 'bad'],
  expired: ['已过期', 'Expired', 'over'],
};

/** Words of the room of test drives. */
export const driveTexts = {
  drivesRoom: ['试驾', 'Test drives'],
  driveDay: ['当日安排', 'The day'],
  driveAll: ['全部', 'All'],
  driveInvitations: ['邀请函', 'Invitations'],
  writeInvitation: ['写邀请函', 'Write an invitation'],
  invitationTimes: ['建议时间', 'Proposed times'],
  twoTimes: ['请选择两个时间', 'Please choose two times'],
  invitationText: ['邀请内容', 'Text'],
  invitationGift: ['到店礼', 'Gift'],
  invitationLink: ['链接', 'Link'],
  invitationBy: ['顾问', 'Consultant'],
  surname: ['客户姓氏', 'Surname of the customer'],
  driveNo: ['预约编号', 'Number'],
  driveTime: ['试驾时间', 'Time'],
  driveCar: ['试驾车', 'Car'],
  driver: ['试驾人', 'Driver'],
  driveSource: ['来源', 'Source'],
  driveLetter: ['确认书', 'Letter'],
  driveSigned: ['已签署', 'Signed'],
  driveEmployeeNote: ['员工备注', 'Note of the employee'],
  driveUnsigned: ['未签署', 'Not signed'],
  driveFigures: ['行驶', 'Driven'],
  driveKm: ['{n} 公里', '{n} km'],
  driveUntimed: ['待安排时间', 'No time yet'],
  approveDrive: ['审核通过', 'Approve'],
  confirmDrive: ['确认', 'Confirm'],
  confirmDriveHint: ['客户会立即收到通知。', 'The customer is told at once.'],
  arriveDrive: ['到店登记', 'Check in'],
  arriveDriveHint: [
    '请客户出示到店码，核对驾驶证原件后再交车。',
    'Ask the customer for the arrival code, and look at the licence before the car goes.',
  ],
  arrivalCode: ['到店码', 'Arrival code'],
  arrivalCodeWrong: ['请输入 6 位数字', 'Please enter six digits'],
  startDrive: ['开始试驾', 'Start'],
  startDriveHint: ['客户须已签署试驾确认书。', 'The customer must have signed the letter.'],
  finishDrive: ['结束试驾', 'Finish'],
  distance: ['行驶里程（公里）', 'Distance (km)'],
  distanceWrong: ['请填写 0.1 至 500 公里', 'Please enter 0.1 to 500 km'],
  moveDrive: ['安排时间', 'Arrange a time'],
  moveDriveHint: ['请先与客户电话确认。', 'Agree on it with the customer by telephone first.'],
  newTime: ['时间', 'Time'],
  refuseDrive: ['审核不通过', 'Refuse'],
  refuseDriveHint: ['申请人会看到原因，最多 60 字。', 'The applicant reads the reason, of 60 letters at most.'],
  cancelDrive: ['取消', 'Cancel'],
  cancelDriveHint: ['客户会看到取消原因，最多 60 字。', 'The customer reads the reason, of 60 letters at most.'],
  missDrive: ['未到店', 'Did not come'],
  driveCity: ['城市', 'City'],
  driveApplied: ['提交时间', 'Applied'],
  driveReason: ['取消原因', 'Why it was cancelled'],
  driveAnswers: ['申请内容', 'What was answered'],
  driveNoAnswers: ['没有其他填写内容', 'Nothing else was asked'],
  drivePhotoDeleted: ['照片已按承诺在审核 30 天后删除', 'Deleted 30 days after the review, as promised'],
  drivePhotoMasked: ['您的角色不能查看照片', 'Your role does not see photos'],
  drivePhotoUntil: ['照片将于 {at} 删除', 'It will be deleted on {at}'],
  driveHistory: ['进度记录', 'History'],
  freeSlot: ['空闲', 'Free'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
