import Taro from '@tarojs/taro';
import type { CSSProperties } from 'react';
import { buildPlatform } from '../environment';
import { readHost, tellHost } from '../host';
import { windowInfo } from '../window-info';

let measured: CSSProperties | null = null;

function measure(): CSSProperties {
  const { statusBarHeight = 0, windowWidth } = windowInfo();
  const capsule = readHost(() => Taro.getMenuButtonBoundingClientRect());
  const capsuleSpace = capsule?.left ? windowWidth - capsule.left : 0;
  const capsuleDrop = capsule?.bottom ? Math.max(0, capsule.bottom - statusBarHeight) : 0;
  return {
    '--vf-status-bar': `${statusBarHeight}px`,
    '--vf-capsule-space': `${capsuleSpace}px`,
    '--vf-capsule-drop': `${capsuleDrop}px`,
  } as CSSProperties;
}

/**
 * Sizes of the device's own bars as CSS variables: the status bar, and the room that the platform's capsule takes beside
 * a bar's content (`space`) and below the status bar (`drop`).
 */
export function deviceStyle(): CSSProperties {
  measured ??= measure();
  return measured;
}

/** The platform's own tab bar gives way to ours, where its configuration cannot say so. Call it on a main page. */
export function hideNativeTabBar(): void {
  if (buildPlatform !== 'weapp') tellHost(() => Taro.hideTabBar({ animation: false }));
}

/** Pages whose route says `default` get the platform's own bar. */
export const hasPlatformBar = true;
