import { defineTexts } from '../../kernel/texts';

export const accountTexts = defineTexts('account', {
  authorisationExpired: ['登录已过期，请重新授权', 'Your login has expired, please authorise again'],
  phoneExpired: ['手机号授权已过期，请重试', 'The authorisation of the phone number has expired, please try again'],
  newcomer: [({ code }: { code: string }) => `用户${code}`, ({ code }) => `User ${code}`],
  cancelled: ['已注销用户', 'Cancelled account'],
});
