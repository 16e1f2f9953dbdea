import { createHash } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';

/**
 * Starts the app of a page that came with its first screen: after that and its main picture have been painted, on the
 * first touch or key, or after two seconds, whatever comes first. Until then the picture has the network for itself. A first
 * screen in another language than the customer's (`language-script.ts`) is taken away, and the app starts at once.
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

/** Lets this script, and no other inline one, run under the content security policy. */
export const bootScriptSource = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
