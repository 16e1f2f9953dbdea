import { formatInstant } from '@voltfront/rules/format/date';
import { defineTexts } from '../../kernel/texts';

export const pickupTexts = defineTexts('pickup', {
  missing: ['未找到该提车单', 'The handover was not found'],
  notReady: ['提车前请先完成尾款、车险与验车报告', 'Please complete final payment, insurance and inspection first'],
  tooEarly: ['车辆到店后即可预约提车', 'A pickup can be booked once the car is at the store'],
  notScanned: ['请先向门店工作人员出示提车码', 'Please show the pickup code to the staff first'],
  noStore: ['交付门店尚未确定，请联系客服', 'The store is not known yet, please contact us'],
  slotFull: ['该时段已约满，请选择其他时间', 'This slot is fully booked, please choose another time'],
  noSlot: ['该时段不可预约', 'This slot cannot be booked'],
  deskMissing: ['您还没有所属门店', 'You do not belong to a store yet'],
  wrongCode: ['提车码不正确或已更新', 'The code is wrong, or was renewed'],
  otherStore: ['该车在其他门店交付', 'This car is handed over in another store'],
  alreadyScanned: ['该提车码已核销', 'This code was scanned already'],
  tooManyTries: ['错误次数过多，请 10 分钟后再试', 'Too many wrong codes, please try again in 10 minutes'],
  visit: [
    ({ at, place }: { at: number; place: string }) => `${formatInstant(at, 'M月D日 HH:mm')} · ${place}`,
    ({ at, place }) => `${formatInstant(at, 'MMM D, HH:mm')} · ${place}`,
  ],
  bringId: ['购车人身份证原件', 'Identity card of the buyer'],
  bringIdText: [
    '企业购车请携带营业执照副本与经办人身份证',
    'For a company: its licence, and the identity card of whoever acts for it',
  ],
  bringLicence: ['驾驶证', 'Driving licence'],
  bringLicenceText: ['提车后自行驾驶离店需要', 'Needed to drive the car home'],
  bringPolicy: ['保单（电子版即可）', 'Insurance policy (electronic is enough)'],
  bringPolicyText: ['自行投保的请携带交强险保单', 'The compulsory one where you bought it elsewhere'],
  bringPhone: ['下单手机', 'The phone of the order'],
  bringPhoneText: ['用于出示提车码和确认交付', 'For the pickup code and the confirmation'],
});

/** What to bring to the pickup. */
export const BRING = [
  { title: pickupTexts.bringId, text: pickupTexts.bringIdText },
  { title: pickupTexts.bringLicence, text: pickupTexts.bringLicenceText },
  { title: pickupTexts.bringPolicy, text: pickupTexts.bringPolicyText },
  { title: pickupTexts.bringPhone, text: pickupTexts.bringPhoneText },
];
