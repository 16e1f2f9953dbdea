import { defineTexts } from '../../kernel/texts';

export const accountTexts = defineTexts('account', {
  mobileProofExpired: [
    '验证已过期，请重新验证原手机号',
    'The proof has expired, please prove your present number again',
  ],
  sameMobile: ['新手机号与原手机号相同', 'The new number is the present one'],
  phoneStays: ['请先绑定手机号再解绑', 'Please bind a phone number before you unbind this'],
  reasonUnused: ['不再使用', 'I no longer use it'],
  reasonPrivacy: ['担心隐私与信息安全', 'Privacy and security concerns'],
  reasonNewAccount: ['更换或合并账号', 'I have or want another account'],
  reasonMessages: ['消息与打扰过多', 'Too many messages'],
  reasonService: ['对产品或服务不满意', 'Not satisfied with the product or the service'],
  reasonOther: ['其他原因', 'Another reason'],
  authorisationExpired: ['登录已过期，请重新授权', 'Your login has expired, please authorise again'],
  phoneExpired: ['手机号授权已过期，请重试', 'The authorisation of the phone number has expired, please try again'],
  newcomer: [({ code }: { code: string }) => `用户${code}`, ({ code }) => `User ${code}`],
  cancelled: ['已注销用户', 'Cancelled account'],
});
