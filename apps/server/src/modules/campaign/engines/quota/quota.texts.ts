import { defineTexts } from '../../../../kernel/texts';

export const quotaTexts = defineTexts('quota', {
  noPlace: ['没有这张内购券', 'There is no such coupon'],
  noModel: ['请选择适用车型', 'Choose a model'],
  gone: ['该车型内购券已领完', 'Coupons of this model have run out'],
  given: ['该券已赠送，不能重复赠送', 'This coupon was given already'],
  ownPhone: ['不能赠送给自己', 'You cannot give it to yourself'],
  noGift: ['链接无效', 'The link is not valid'],
  otherPhone: ['当前手机号与赠送人填写的不一致', 'The coupon is for another phone number'],
  over: ['该券已被领取、收回或链接已过期', 'The coupon was accepted or taken back, or its link has ended'],
});
