import { createHash } from 'node:crypto';

/**
 * Puts a page into the dark scheme before anything is painted, when the customer chose it earlier (`APPEARANCE` of the
 * storefront's storage). It runs in the head, on the device alone: the same HTML serves everybody.
 */
export const schemeScript = `(function () {
  var choice = null;
  try { choice = JSON.parse(localStorage.getItem('MALL_APPEARANCE')); } catch (error) { choice = null; }
  var isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (!isDark) return;
  document.documentElement.classList.add('vf-dark');
  document.querySelector('meta[name="theme-color"]').content = document.currentScript.dataset.theme;
})();`;

/** Lets this inline script run under the content security policy. */
export const schemeScriptSource = `'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`;
