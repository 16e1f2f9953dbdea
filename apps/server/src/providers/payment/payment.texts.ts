import { defineTexts } from '../../kernel/texts';

export const paymentProviderTexts = defineTexts('paymentProvider', {
  sandboxName: ['沙箱收银台', 'Sandbox cashier'],
  sandboxNote: ['演示环境，不会真实扣款', 'A demonstration: no money is taken'],
  tooLittleLeft: ['可退金额不足', 'There is not enough left to return'],
  alipay: ['支付宝', 'Alipay'],
  alipayNote: ['在支付宝中完成支付', 'Pay in Alipay'],
  wechat: ['微信支付', 'WeChat Pay'],
  wechatNote: ['在微信中完成支付', 'Pay in WeChat'],
});
