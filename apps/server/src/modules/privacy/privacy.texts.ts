import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const privacyTexts = defineTexts('privacy', {
  onceAMonth: ['30 天内仅可申请一次', 'You can ask for one copy in 30 days'],
});
