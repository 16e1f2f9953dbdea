import { brand, logoDataUri } from '@voltfront/brand';
import type { CSSProperties } from 'react';
import styles from './brand-mark.module.css';

/**
 * The brand's mark in its accent. A mask, since mini-programs draw no SVG in image elements; it reaches the style sheet as
 * a variable, since they drop mask images from styles of elements.
 */
export function BrandMark() {
  const drawing = `url("${logoDataUri(brand.logo.markSvg)}")`;
  return (
    <div className={styles.mark} role="img" aria-label={brand.name} style={{ '--mark': drawing } as CSSProperties} />
  );
}
