import { defineTexts } from '../../kernel/texts';

export const platformLoginTexts = defineTexts('platformLogin', {
  closed: [
    '该平台登录暂未开通，请使用手机号登录',
    'Login by this platform is not available yet, please use your phone number',
  ],
  badCode: ['登录凭证无效，请重试', 'The login was not valid, please try again'],
  notAuthorised: ['需要您的授权才能继续操作', 'Your authorisation is needed to go on'],
  noPhoneCode: [
    '请采用手机号登录或升级微信版本后再尝试',
    'Please log in with your phone number, or update WeChat and try again',
  ],
  unreadablePhone: ['手机号授权已过期，请重试', 'The authorisation of the phone number has expired, please try again'],
  mainland: ['请采用中国大陆手机号登录', 'Please log in with a phone number of mainland China'],
});
