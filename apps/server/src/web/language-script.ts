import { createHash } from 'node:crypto';

/**
 * Names the page's language before anything is painted, when the customer chose English earlier (`LANGUAGE` of the
 * storefront's storage), or the system's language and that is English. The first screen, which is Chinese for everybody, is
 * then hidden by `languageStyle` until the boot script takes it away.
 */
export const languageScript = `(function () {
  var choice = null;
  try { choice = JSON.parse(localStorage.getItem('MALL_LANGUAGE')); } catch (error) { choice = null; }
  if (choice === 'en' || (choice === 'system' && /^en\\b/i.test(navigator.language))) document.documentElement.lang = 'en';
})();`;

/** Hides a first screen that is in another language than the page is to be in. */
export const languageStyle = '<style>[lang=en] #app{visibility:hidden}</style>';

/** Lets this inline script run under the content security policy. */
export const languageScriptSource = `'sha256-${createHash('sha256').update(languageScript).digest('base64')}'`;
