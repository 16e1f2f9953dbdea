import type { CSSProperties } from 'react';

/** The browser keeps pages clear of its bars. */
export const deviceStyle = (): CSSProperties => ({});

/** A browser has no tab bar of its own. */
export function hideNativeTabBar(): void {}

/** On the web the page renders its own bar, even when the route asks for the platform's. */
export const hasPlatformBar = false;
