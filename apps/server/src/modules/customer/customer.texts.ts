import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const customerTexts = defineTexts('customer', {
  missing: ['没有找到该用户', 'There is no such person'],
});
