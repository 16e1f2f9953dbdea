import { t } from '@lingui/core/macro';
import type { VersionHeadData } from '@voltfront/contract';
import { cx, Icon, Picture } from '@/ui';
import styles from './comparison-table.module.css';

/** Actions on a column. */
export interface ColumnActions {
  onReplace: (column: VersionHeadData) => void;
  onRemove: (column: VersionHeadData) => void;
  onConfigure: (column: VersionHeadData) => void;
}

/** A column's picture with the ways to replace and remove it. */
export function ColumnHead({ column, onReplace, onRemove }: ColumnActions & { column: VersionHeadData }) {
  const { modelName, versionName, cutout, isWithdrawn } = column;
  const name = `${modelName} ${versionName}`;
  return (
    <div className={cx(styles.cell, styles.head, isWithdrawn && styles.withdrawn)}>
      <button type="button" className={styles.remove} aria-label={t`移除${name}`} onClick={() => onRemove(column)}>
        <Icon name="close" size={14} />
      </button>
      <div className={styles.picture}>
        <Picture src={cutout} width={150} aspect={3 / 2} alt={name} clear fit="contain" />
      </div>
      <button type="button" className={styles.replace} aria-label={t`更换${name}`} onClick={() => onReplace(column)}>
        <Icon name="refresh" size={14} />
        <span className={styles.replaceWord}>{t`更换`}</span>
      </button>
    </div>
  );
}
