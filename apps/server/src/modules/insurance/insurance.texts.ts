import { defineTexts } from '../../kernel/texts';

export const insuranceTexts = defineTexts('insurance', {
  missing: ['未找到该保单', 'The policy was not found'],
  tooEarly: ['车辆到店后即可选择车险', 'Insurance can be chosen once the car is at the store'],
  done: ['车险已完成，不能更改', 'The insurance is complete and can no longer be changed'],
  notOffered: ['该保险方案暂不可选，请重新选择', 'This plan is not offered, please choose again'],
  authorisationChanged: ['授权内容已更新，请重新阅读', 'The authorisation has changed, please read it again'],
  quoteOver: ['报价已过期，请重新询价', 'The quote has ended, please ask for another one'],
  pictureGone: ['图片不可用，请重新上传', 'The picture cannot be used, please upload it again'],
  datesWrong: ['保险止期须晚于起期', 'The insurance must end after it begins'],
  alreadyEnded: ['该保单已到期', 'This policy has ended already'],
  startsLate: ['保单须在提车前生效，起期不能晚于 30 天后', 'The policy must begin within 30 days'],
  requiredCompulsory: ['交强险', 'Compulsory insurance'],
  requiredCompulsoryText: ['上路行驶的法定保险，提车前必须生效', 'Required by law, and in force before the pickup'],
  requiredThirdParty: ['第三者责任险不低于 100 万', 'Third-party liability of at least ¥1,000,000'],
  requiredThirdPartyText: ['保障对他人造成的人身和财产损失', 'Covers harm to other people and their property'],
  authorisationTitle: ['向保险公司提供信息的授权', 'Authorisation to pass data to the insurer'],
  authorisationWhat: [
    '为获取报价与出具保单，我同意将购车人姓名、证件号码、手机号，以及订单号、车型、车价、交付城市提供给所选保险公司。',
    'To get a quote and a policy I agree that the name, identity number and mobile number of the buyer, the order number, model, price and city of delivery are passed to the chosen insurer.',
  ],
  authorisationUse: [
    '保险公司仅将上述信息用于本车的报价、承保与理赔。更换保险公司时，仅向新选择的保险公司提供。',
    'The insurer uses them for the quote, the policy and claims of this car only. When another insurer is chosen, only that one gets them.',
  ],
  authorisationKeep: [
    '授权的版本与时间会被记录；未出单前可以改为上传自购保单。',
    'Version and time of the authorisation are recorded. Until a policy is issued, an own policy can be sent instead.',
  ],
  quoted: [
    ({ insurer, yuan }: { insurer: string; yuan: string }) => `${insurer} ${yuan}`,
    ({ insurer, yuan }) => `${insurer}, ${yuan}`,
  ],
  unanswered: [
    '保险公司暂未答复，请重新询价或更换保险公司',
    'The insurer did not answer; please ask again or choose another',
  ],
  policy: [({ policyNo }: { policyNo: string }) => `保单号 ${policyNo}`, ({ policyNo }) => `Policy ${policyNo}`],
});
