import { defineTexts } from '../../kernel/texts';

export const privacyTexts = defineTexts('privacy', {
  onceAMonth: ['30 天内仅可申请一次', 'You can ask for one copy in 30 days'],
});
