/** Insets of the page below the app's own bars, in CSS px. */
export interface BarHeights {
  /** Status bar. */
  height: number;
  /** Home indicator. */
  safeAreaBottom?: number;
}

const px = (value: number): string => `${Math.max(0, value)}px`;

/** Keeps the pages clear of the app's bars, instead of the safe areas that the web view reports. */
export function applyBarHeights({ height, safeAreaBottom }: BarHeights): void {
  const { style } = document.documentElement;
  style.setProperty('--vf-status-bar', px(height));
  style.setProperty('--vf-safe-top', px(height));
  if (safeAreaBottom !== undefined) style.setProperty('--vf-safe-bottom', px(safeAreaBottom));
}
