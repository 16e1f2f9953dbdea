import { createHash } from 'node:crypto';

/**
 * Sets the page's language before the first paint, when the customer chose English earlier
 * (`LANGUAGE` in the storefront's storage), or made no choice and the system is English. The first
 * screen, which is always Chinese, is then hidden by `languageStyle` until the boot script removes
 * it.
 */
export const languageScript = `(function () {
  var choice = null;
  try { choice = JSON.parse(localStorage.getItem('MALL_LANGUAGE')); } catch (error) { choice = null; }
  if (choice === 'en' || (choice === 'system' && /^en\\b/i.test(navigator.language))) document.documentElement.lang = 'en';
})();`;

/** Hides a first screen in a language other than the page's. */
export const languageStyle = '<style>[lang=en] #app{visibility:hidden}</style>';

/** CSP hash that allows this inline script. */
export const languageScriptSource = `'sha256-${createHash('sha256').update(languageScript).digest('base64')}'`;
