import { brand } from '@voltfront/brand';
import styles from './index.module.css';

const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The brand's mark. */
export function BrandMark() {
  return <img className={styles.mark} src={svgAddress(brand.logo.markSvg)} alt={brand.name} />;
}
