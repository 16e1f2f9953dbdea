import { cx } from '../cx';
import styles from './icon.module.css';
import spare from './spare-icon.module.css';
import type { spareIconPaths } from './spare-icon-paths';

/** An icon that no screen uses yet, for the gallery of components. */
export function SpareIcon({ name }: { name: keyof typeof spareIconPaths }) {
  return <span className={cx(styles.icon, styles.s24, spare[`i-${name}`])} aria-hidden />;
}
