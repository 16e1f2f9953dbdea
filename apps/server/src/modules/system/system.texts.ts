import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const systemTexts = defineTexts('system', {
  unknownCode: ['未知的错误码', 'Unknown error code'],
});
