import { defineTexts } from '../../kernel/texts';

export const systemTexts = defineTexts('system', {
  unknownCode: ['未知的错误码', 'Unknown error code'],
});
