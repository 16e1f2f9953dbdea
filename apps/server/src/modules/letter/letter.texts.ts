import { defineTexts } from '../../kernel/texts';

export const letterTexts = defineTexts('letter', {
  missing: ['该通知不存在', 'There is no such notice'],
  recalled: ['该通知已撤回', 'This notice was taken back'],
  noOrder: ['您没有受影响的订单', 'None of your orders is concerned'],
});
