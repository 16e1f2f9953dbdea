import { i18n } from '@lingui/core';
import english from '@/locales/en';
import { nameLanguage } from '@/platform/language';
import { language } from '@/session';

/** Shows the texts in the phone's language; what has no translation stays Chinese. In a file of its own with its catalogue. */
export function showLanguage(): void {
  const wanted = language();
  if (wanted === 'en') i18n.load(wanted, english);
  nameLanguage(wanted);
  i18n.activate(wanted);
}
