import { createHash } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';

/**
 * Starts the app on a prerendered page: after the first screen and its main image have been
 * painted, on the first touch or key press, or after two seconds, whichever comes first. Until then
 * the image has the network for itself. A first screen in a language other than the customer's
 * (`language-script.ts`) is removed, and the app starts immediately.
 */
export const bootScript = `(function () {
  var own = document.currentScript, isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    own.dataset.scripts.split(',').forEach(function (src) {
      var script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.appendChild(script);
    });
  }
  if (document.documentElement.lang === 'en') {
    var app = document.getElementById('app');
    app.textContent = '';
    app.style.visibility = 'visible';
    return start();
  }
  function afterPaint() {
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(start, 0); }); });
  }
  var hero = document.querySelector('#app img[fetchpriority="high"]');
  if (!hero || hero.complete) afterPaint();
  else { hero.addEventListener('load', afterPaint); hero.addEventListener('error', start); }
  addEventListener('pointerdown', start, { once: true });
  addEventListener('keydown', start, { once: true });
  setTimeout(start, ${2 * SECOND_MS});
})();`;

/** CSP hash that allows this inline script and no other one. */
export const bootScriptSource = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
