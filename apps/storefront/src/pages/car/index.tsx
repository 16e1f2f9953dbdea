import { t } from '@lingui/core/macro';
import styles from './index.module.css';

export default function Page() {
  return <div className={styles.page}>{t`社区 car`}</div>;
}
