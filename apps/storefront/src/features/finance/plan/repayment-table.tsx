import { t } from '@lingui/core/macro';
import type { FinanceRowData } from '@voltfront/contract';
import { useState } from 'react';
import { cx, Icon, Tag } from '@/ui';
import { exactYuan, plainYuan } from '../figures';
import styles from './repayment-table.module.css';
import { type PlanYear, planYears } from './years';

/** What is paid each month, folded by years; the first is open. Its head stays in sight while it scrolls. */
export function RepaymentTable({ rows }: { rows: readonly FinanceRowData[] }) {
  const years = planYears(rows);
  const [openYears, setOpenYears] = useState<readonly number[]>([1]);
  const toggle = (year: number) =>
    setOpenYears(openYears.includes(year) ? openYears.filter((open) => open !== year) : [...openYears, year]);
  const isAllOpen = openYears.length === years.length;
  const months = rows.at(-1)?.month ?? 0;
  return (
    <div className={styles.panel}>
      <div className={styles.heading}>
        <span className={styles.title} role="heading" aria-level={2}>
          {t`还款计划`}
          <span className={styles.count}>{t`共 ${months} 期`}</span>
        </span>
        {years.length > 1 && (
          <button
            type="button"
            className={styles.all}
            onClick={() => setOpenYears(isAllOpen ? [] : years.map(({ year }) => year))}
          >
            {isAllOpen ? t`全部收起` : t`全部展开`}
          </button>
        )}
      </div>
      <Head />
      {years.map((year) => (
        <Year key={year.year} year={year} isOpen={openYears.includes(year.year)} onToggle={() => toggle(year.year)} />
      ))}
    </div>
  );
}

/** The rows read out what each of their figures is. */
function Head() {
  return (
    <div className={cx(styles.row, styles.head)} aria-hidden>
      <span className={styles.month}>{t`期数`}</span>
      <span className={styles.cell}>{t`还款额`}</span>
      <span className={styles.cell}>{t`本金 / 利息`}</span>
      <span className={styles.cell}>{t`剩余本金`}</span>
    </div>
  );
}

function Year({ year, isOpen, onToggle }: { year: PlanYear; isOpen: boolean; onToggle: () => void }) {
  const [paid, interest] = [exactYuan(year.paidFen), exactYuan(year.interestFen)];
  return (
    <>
      <button type="button" className={styles.year} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.yearName}>{t`第 ${year.year} 年`}</span>
        <span className={styles.yearSum}>
          {paid}
          <span className={styles.yearInterest}>{t`其中利息 ${interest}`}</span>
        </span>
        <Icon name="chevron-down" size={16} className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div role="list">
          {year.rows.map((row) => (
            <Row key={`${row.month}${row.kind}`} row={row} />
          ))}
        </div>
      )}
    </>
  );
}

function Row({ row }: { row: FinanceRowData }) {
  const isFinal = row.kind === 'final';
  return (
    <div className={cx(styles.row, isFinal && styles.final)} role="listitem" aria-label={rowWords(row)}>
      <span className={styles.month}>{isFinal ? <Tag tone="accent">{t`尾款`}</Tag> : row.month}</span>
      <span className={cx(styles.cell, styles.main)}>{plainYuan(row.paymentFen)}</span>
      <span className={styles.cell}>
        <span className={styles.line}>{plainYuan(row.principalFen)}</span>
        <span className={styles.soft}>{plainYuan(row.interestFen)}</span>
      </span>
      <span className={cx(styles.cell, styles.balance)}>{plainYuan(row.balanceFen)}</span>
    </div>
  );
}

function rowWords({ kind, month, paymentFen, principalFen, interestFen, balanceFen }: FinanceRowData): string {
  const [payment, balance] = [exactYuan(paymentFen), exactYuan(balanceFen)];
  const [principal, interest] = [exactYuan(principalFen), exactYuan(interestFen)];
  return kind === 'final'
    ? t`期末尾款 ${payment}，剩余本金 ${balance}`
    : t`第 ${month} 期还款 ${payment}，本金 ${principal}，利息 ${interest}，剩余本金 ${balance}`;
}
