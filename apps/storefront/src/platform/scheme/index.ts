import Taro from '@tarojs/taro';
import { readHost, tellHost } from '../host';

/** Colour scheme of the system; undefined where the platform does not report it: WeChat does since the app's configuration has `darkmode`. */
export function isSystemDark(): boolean | undefined {
  const theme: unknown = readHost(() => Taro.getAppBaseInfo())?.theme;
  return theme === undefined ? undefined : theme === 'dark';
}

/** Calls back when the system changes between light and dark. */
export function onSystemScheme(listener: (isDark: boolean) => void): void {
  readHost(() => Taro.onThemeChange(({ theme }) => listener(theme === 'dark')));
}

/** Mini-programs have no root that a class could be put on: each page's frame carries it. */
export const isSchemeOnRoot = false;

let wasDark = false;

/**
 * Colours what the platform draws around the page in front: status bar, capsule, the ground behind the page. Nothing
 * is touched as long as the scheme is light, which the app's configuration sets already.
 *
 * @param themeColour of the ground
 */
export function applyScheme(isDark: boolean, themeColour: string): void {
  if (!isDark && !wasDark) return;
  wasDark = isDark;
  const frontColor = isDark ? '#ffffff' : '#000000';
  tellHost(() => Taro.setNavigationBarColor({ frontColor, backgroundColor: themeColour }));
  tellHost(() =>
    Taro.setBackgroundColor({
      backgroundColor: themeColour,
      backgroundColorTop: themeColour,
      backgroundColorBottom: themeColour,
    }),
  );
}
