/** Language of the system as a tag such as `en-GB`; empty when unknown. */
export const systemLanguage = (): string => navigator.language ?? '';

/** Names the language of the page for screen readers, hyphenation and fonts. */
export function nameLanguage(language: string): void {
  document.documentElement.lang = language;
}
