import { t } from '@lingui/core/macro';
import { BrandMark } from '@/features/brand/brand-mark';
import { Spinner, Text } from '@/ui';
import styles from './code.module.css';

/** While a code is being resolved. */
export function CodeOpening() {
  return (
    <div className={styles.opening} role="status">
      <BrandMark />
      <Spinner />
      <Text tone="secondary">{t`正在打开活动`}</Text>
    </div>
  );
}
