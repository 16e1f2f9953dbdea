import type { CSSProperties } from 'react';

/** The browser keeps pages clear of its bars. */
export const deviceStyle = (): CSSProperties => ({});

/** A browser has no tab bar of its own. */
export function hideNativeTabBar(): void {}

/** A browser page draws its own bar, also where the route wants the platform's. */
export const hasPlatformBar = false;
