import type { CSSProperties } from 'react';

/** Colours a brand may set; CSS hex values. */
export interface BrandColours {
  accent: string;
  accentPressed: string;
  accentText: string;
  accentSoft: string;
}

/**
 * The brand's accent as CSS variables. The page frame puts it on its outermost element.
 *
 * @example <div style={brandStyle(brand.colours)}>…</div>
 */
export function brandStyle(colours: BrandColours): CSSProperties {
  return {
    '--vf-color-accent': colours.accent,
    '--vf-color-accent-pressed': colours.accentPressed,
    '--vf-color-accent-text': colours.accentText,
    '--vf-color-accent-soft': colours.accentSoft,
  } as CSSProperties;
}
