import type { CSSProperties } from 'react';
import { cx } from './cx';

/** The four roles of a brand's accent; opaque CSS hex values. */
export interface AccentColours {
  accent: string;
  accentPressed: string;
  accentText: string;
  accentSoft: string;
}

/** Colours a brand may set. Without a dark accent the light one serves both schemes. */
export interface BrandColours extends AccentColours {
  /** The accent as words over pictures and on toasts; default: white. */
  accentOnDark?: string;
  dark?: AccentColours;
}

/**
 * The brand's accent for both schemes as CSS variables, for an element with the class `vf-brand`, which picks one of
 * them. Nothing has to render again when the scheme changes.
 */
export function brandStyle(colours: BrandColours): CSSProperties {
  return {
    ...accentVariables('--vf-brand', colours),
    ...accentVariables('--vf-brand-dark', colours.dark ?? colours),
    '--vf-brand-accent-on-media': colours.accentOnDark ?? 'var(--vf-color-on-media)',
  } as CSSProperties;
}

function accentVariables(prefix: string, { accent, accentPressed, accentText, accentSoft }: AccentColours) {
  return {
    [`${prefix}-accent`]: accent,
    [`${prefix}-accent-pressed`]: accentPressed,
    [`${prefix}-accent-text`]: accentText,
    [`${prefix}-accent-soft`]: accentSoft,
  };
}

/**
 * Class of an element that carries the brand's accent.
 *
 * @param isDark only where the scheme is not on the root of the document: in mini-programs
 * @example <div className={brandClass()} style={brandStyle(brand.colours)}>…</div>
 */
export const brandClass = (isDark = false): string => cx('vf-brand', isDark && 'vf-dark');
