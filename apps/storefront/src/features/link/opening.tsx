import { t } from '@lingui/core/macro';
import { Lottie } from '@/ui';
import styles from './link.module.css';

/** While a link is being resolved. */
export function Opening() {
  return (
    <div className={styles.opening} role="status">
      <Lottie name="loading" />
      <div className={styles.openingText}>{t`正在打开`}</div>
    </div>
  );
}
