import { defineTexts } from '../../kernel/texts';

export const paymentProviderTexts = defineTexts('paymentProvider', {
  sandboxName: ['沙箱收银台', 'Sandbox cashier'],
  sandboxNote: ['演示环境，不会真实扣款', 'A demonstration: no money is taken'],
  tooLittleLeft: ['可退金额不足', 'There is not enough left to return'],
});
