import { t } from '@lingui/core/macro';
import type { FinanceRowData, FinanceRuleSectionData } from '@voltfront/contract';
import { cx } from '@/ui';
import { plainYuan } from '../figures';
import styles from './rules.module.css';

/** A worked example: inputs, results and some of the payments. */
export function RuleExample({ example }: { example: NonNullable<FinanceRuleSectionData['example']> }) {
  const { title, lines, rows } = example;
  return (
    <div className={styles.example}>
      <div className={styles.exampleTitle}>{title}</div>
      {lines.map(({ label, value, note }) => (
        <div key={label} className={styles.line}>
          <span className={styles.lineLabel}>
            {label}
            {note && <span className={styles.lineNote}>{note}</span>}
          </span>
          <span className={styles.lineValue}>{value}</span>
        </div>
      ))}
      {rows.length > 0 && <ExampleRows rows={rows} />}
    </div>
  );
}

function ExampleRows({ rows }: { rows: readonly FinanceRowData[] }) {
  return (
    <div className={styles.rows}>
      <div className={cx(styles.row, styles.rowHead)}>
        <span className={styles.month}>{t`期数`}</span>
        <span className={styles.cell}>{t`还款额`}</span>
        <span className={styles.cell}>{t`本金 / 利息`}</span>
        <span className={styles.cell}>{t`剩余`}</span>
      </div>
      {rows.map((row) => (
        <div key={`${row.month}${row.kind}`} className={styles.row}>
          <span className={styles.month}>{row.kind === 'final' ? t`尾款` : row.month}</span>
          <span className={styles.cell}>{plainYuan(row.paymentFen)}</span>
          <span className={styles.cell}>
            <span className={styles.stacked}>{plainYuan(row.principalFen)}</span>
            <span className={cx(styles.stacked, styles.soft)}>{plainYuan(row.interestFen)}</span>
          </span>
          <span className={cx(styles.cell, styles.soft)}>{plainYuan(row.balanceFen)}</span>
        </div>
      ))}
    </div>
  );
}
