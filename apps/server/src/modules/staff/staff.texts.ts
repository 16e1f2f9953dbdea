import { defineTexts } from '../../kernel/texts';

export const staffTexts = defineTexts('staff', {
  noAccount: [
    '该手机号还没有账号，请对方先在商城登录一次',
    'This phone has no account yet; its owner has to log in to the shop once',
  ],
  storeNeeded: ['请选择顾问所属的门店', 'Please choose the store that the consultant works in'],
  storeUnknown: ['门店不存在', 'There is no such store'],
  notHeld: ['该账号没有此角色', 'This account does not hold the role'],
});
