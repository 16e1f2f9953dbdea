import { brand, logoDataUri } from '@voltfront/brand';
import styles from './index.module.css';

/** The brand's mark in its accent. A mask, since mini-programs draw no SVG in image elements. */
export function BrandMark() {
  const WebkitMaskImage = `url("${logoDataUri(brand.logo.markSvg)}")`;
  return <div className={styles.mark} role="img" aria-label={brand.name} style={{ WebkitMaskImage }} />;
}
