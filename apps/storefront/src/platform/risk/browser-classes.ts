import type { AutomationMark, DeviceSignals } from '@voltfront/risk';

/** Kind of device by what the system says, which a changed user agent does not change. */
export function deviceClass(): DeviceSignals['deviceClass'] {
  const { platform = '', userAgent = '', maxTouchPoints = 0 } = navigator;
  if (/OpenHarmony|HarmonyOS/.test(userAgent)) return 'harmony';
  if (/iPhone|iPod/.test(platform)) return 'iphone';
  if (/iPad/.test(platform) || (/Mac/.test(platform) && maxTouchPoints > 1)) return 'ipad';
  if (/Mac/.test(platform)) return 'mac';
  if (/Win/.test(platform)) return 'windows';
  if (/Android|arm|aarch/i.test(platform)) return 'android';
  return /Linux/.test(platform) ? 'linux' : 'other';
}

/** Class of the shorter side of the screen, in px. */
export function screenClass(): DeviceSignals['screenClass'] {
  const side = Math.min(window.screen.width, window.screen.height);
  if (side === 0) return 'none';
  if (side < 600) return 'phone';
  return side < 1000 ? 'tablet' : 'desktop';
}

/** `low` below the first bound, `high` from the second on. */
export function sizeClass(value: number | undefined, mid: number, high: number): DeviceSignals['cores'] {
  if (!value) return 'unknown';
  if (value < mid) return 'low';
  return value < high ? 'mid' : 'high';
}

/** Names that test drivers leave in the page. */
const DRIVER_NAMES =
  /^(cdc_|\$cdc_|__webdriver|__driver|__selenium|__playwright|__puppeteer|_phantom|callPhantom|__nightmare)/;

const isNative = (work: unknown): boolean =>
  typeof work !== 'function' || /\[native code\]/.test(Function.prototype.toString.call(work));

/** Traces of a program that steers the browser. */
export function automationMarks(): AutomationMark[] {
  const found: [AutomationMark, boolean][] = [
    ['webdriver', navigator.webdriver === true],
    ['headless', /Headless/.test(navigator.userAgent)],
    ['driver-globals', Object.getOwnPropertyNames(window).some((name) => DRIVER_NAMES.test(name))],
    ['patched-natives', ![HTMLCanvasElement.prototype.toDataURL, navigator.permissions?.query].every(isNative)],
    ['no-languages', navigator.languages?.length === 0],
  ];
  return found.flatMap(([mark, isThere]) => (isThere ? [mark] : []));
}
