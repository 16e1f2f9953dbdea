import { i18n } from '@lingui/core';

/** A text of a plain table (route titles, words of shared rules), in the customer's language when its catalogue has it. */
export const translate = (text: string): string => i18n._({ id: text, message: text });
