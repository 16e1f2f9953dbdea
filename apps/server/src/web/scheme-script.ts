import { createHash } from 'node:crypto';

/**
 * Applies the dark scheme before the first paint, when the customer chose it earlier (`APPEARANCE`
 * in the storefront's storage). It runs in the head on the device, because the same HTML is served
 * to everybody.
 */
export const schemeScript = `(function () {
  var choice = null;
  try { choice = JSON.parse(localStorage.getItem('MALL_APPEARANCE')); } catch (error) { choice = null; }
  var isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (!isDark) return;
  document.documentElement.classList.add('vf-dark');
  document.querySelector('meta[name="theme-color"]').content = document.currentScript.dataset.theme;
})();`;

/** CSP hash that allows this inline script. */
export const schemeScriptSource = `'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`;
