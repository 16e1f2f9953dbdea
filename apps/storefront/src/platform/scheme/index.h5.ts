/** Colour scheme of the system; undefined where it is not reported. */
export function isSystemDark(): boolean | undefined {
  return darkQuery()?.matches;
}

/** Calls back when the system changes between light and dark. */
export function onSystemScheme(listener: (isDark: boolean) => void): void {
  darkQuery()?.addEventListener?.('change', ({ matches }) => listener(matches));
}

/** The scheme is a class of the document's root: whatever is drawn follows, and no component has to know. */
export const isSchemeOnRoot = true;

/**
 * Shows a scheme. The server's page has done it before the first paint; see `scheme-script.ts` there.
 *
 * @param themeColour of the browser's bar
 */
export function applyScheme(isDark: boolean, themeColour: string): void {
  document.documentElement.classList.toggle('vf-dark', isDark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColour);
}

const darkQuery = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)');
