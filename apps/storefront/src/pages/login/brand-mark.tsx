import { brand, logoDataUri } from '@voltfront/brand';
import styles from './index.module.css';

/** The brand's mark. A background, since mini-programs draw no SVG in image elements. */
export function BrandMark() {
  const backgroundImage = `url("${logoDataUri(brand.logo.markSvg, brand.colours.accent)}")`;
  return <div className={styles.mark} role="img" aria-label={brand.name} style={{ backgroundImage }} />;
}
