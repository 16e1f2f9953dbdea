import { formatDate, formatInstant } from '@voltfront/rules/format/date';
import { defineTexts } from '../../kernel/texts';

interface Visit {
  at: number;
  /** Name of the store. */
  place: string;
}

/** Texts of test drives. Lines of a history are stored, so the meaning of a key must never change. */
export const testDriveTexts = defineTexts('testDrive', {
  missing: ['未找到预约信息', 'No test drive found'],
  channelMissing: ['该试驾活动不存在或已下线', 'This test-drive offer does not exist or has ended'],
  notStarted: [
    ({ at }: { at: number }) => `活动将于 ${formatInstant(at, 'M月D日 HH:mm')} 开始`,
    ({ at }) => `This starts on ${formatInstant(at, 'MMM D, HH:mm')}`,
  ],
  ended: ['本次试驾活动已结束', 'This test-drive offer has ended'],
  again: [
    ({ at }: { at: number }) => `您已提交过申请，${formatDate(at)} 后可再次提交`,
    ({ at }) => `You have applied already; you can apply again after ${formatDate(at)}`,
  ],
  noSlot: ['该时段不可预约，请选择其他时间', 'This time cannot be booked, please choose another one'],
  tooLate: ['距试驾不足 24 小时，请致电门店处理', 'Less than 24 hours before the drive, please call the store'],
  tooOften: ['改期次数已用完，请致电门店处理', 'This drive was moved twice already, please call the store'],
  submitted: ['已提交预约', 'Booked'],
  inReview: ['已提交，等待审核', 'Submitted for review'],
  approved: ['审核通过', 'Approved'],
  refused: ['未通过审核', 'Not approved'],
  confirmed: ['预约已确认', 'Confirmed'],
  moved: ['已改期，等待门店确认', 'Moved, waiting for the store'],
  lost: ['门店时间有变，请重新选择时间', 'The store closed at that time, please choose another one'],
  cancelled: ['已取消', 'Cancelled'],
  withdrawn: ['已撤回申请', 'Withdrawn'],
  arrived: ['已到店', 'Arrived'],
  driving: ['试驾中', 'On the road'],
  done: ['试驾完成', 'Done'],
  noShow: ['未到店', 'Not come'],
  visit: [
    ({ at, place }: Visit) => `${formatInstant(at, 'M月D日 HH:mm')} · ${place}`,
    ({ at, place }) => `${formatInstant(at, 'MMM D, HH:mm')} · ${place}`,
  ],
  wrongCode: ['到店码不正确，请核对', 'This is not the arrival code'],
  wrongPlate: ['该车辆不在本店试驾车中', 'This car is none of the store for this model'],
  plateTaken: ['该车牌已登记在其他门店或车型', 'This plate is registered at another store or for another model'],
  noModel: ['没有该车型', 'There is no such model'],
  noWindow: ['渠道结束须晚于开始', 'A channel ends after it begins'],
  formLacks: ['表单须包含姓名 name、手机号 phone、验证码 code 与授权', 'The form asks name, phone, code and a consent'],
  codeTaken: ['该渠道代码已被使用', 'There is a channel with this code'],
  unsigned: ['试驾人尚未签署确认书', 'The driver has not signed the letter yet'],
  byStore: ['门店已为您安排时间', 'The store arranged the time'],
  drove: [
    ({ km, minutes }: { km: string; minutes: number }) => `行驶 ${km} 公里，用时 ${minutes} 分钟`,
    ({ km, minutes }) => `${km} km in ${minutes} min`,
  ],
  car: [({ plate }: { plate: string }) => `试驾车 ${plate}`, ({ plate }) => `Car ${plate}`],
  notDone: ['试驾完成后可填写反馈', 'You can write this once the drive is done'],
  notDriver: ['请使用预约时的手机号登录后签署', 'Please log in with the phone number of the booking to sign'],
  letterClosed: ['试驾已开始或已结束，无需签署', 'The drive has begun or ended, there is nothing to sign'],
  noSignature: ['请在签名区手写签名', 'Please sign by hand'],
  number: ['驾驶证号码有误，请检查', 'Please check the number of the licence'],
  tooYoung: ['试驾人须年满 18 周岁', 'Drivers must be 18 or older'],
  tooOld: ['试驾人须未满 71 周岁', 'Drivers must be 70 or younger'],
  day: ['初次领证日期有误，请检查', 'Please check the day of the first licence'],
  tooNew: ['驾驶证须领证满 6 个月', 'The licence must be held for 6 months'],
  noPlace: ['本活动名额已满', 'All places of this offer are taken'],
  forKnown: [
    '第二季面向第一季报名用户与置换用户，请填写置换信息',
    'This is for applicants of the first season, and for who trades a car in',
  ],
  droveAlready: ['您已完成试驾，感谢您的体验', 'You have driven already, thank you'],
  passedOver: ['已转入新一季预约', 'Passed over to the new season'],
  noName: ['请填写姓名', 'Please enter a name'],
  once: ['每个手机号限预约一次', 'One booking for each phone number'],
  noMobile: ['请先绑定手机号', 'Please bind a phone number first'],
});
