import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const paymentProviderTexts = defineTexts('paymentProvider', {
  tooLittleLeft: ['可退金额不足', 'There is not enough left to return'],
});
