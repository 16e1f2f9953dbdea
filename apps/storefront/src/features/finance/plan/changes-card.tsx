import { t } from '@lingui/core/macro';
import type { FinanceFiguresData, SavedFinancePlanData } from '@voltfront/contract';
import { cx } from '@/ui';
import { exactYuan, rateText } from '../figures';
import styles from './changes-card.module.css';
import { PlanCard } from './plan-card';

interface Compared {
  key: string;
  name: string;
  before: string;
  after: string;
}

/** The figures that decide, as they were and as they are, in the order of the sheet. */
function compared(before: FinanceFiguresData, after: FinanceFiguresData): Compared[] {
  const money = (key: string, name: string, of: (figures: FinanceFiguresData) => number): Compared => ({
    key,
    name,
    before: exactYuan(of(before)),
    after: exactYuan(of(after)),
  });
  const isLoan = before.months > 0;
  return [
    money('price', t`车价`, (figures) => figures.priceFen),
    ...(isLoan
      ? [
          { key: 'rate', name: t`年化利率`, before: rateText(before.rateBp), after: rateText(after.rateBp) },
          money('first', t`首付款`, (figures) => figures.firstPaymentFen),
          money('monthly', t`月供`, (figures) => figures.monthlyFen),
          money('interest', t`总利息`, (figures) => figures.totalInterestFen),
        ]
      : []),
    money('costs', t`税费与保险`, (figures) => figures.costsFen),
    money('total', t`总支出`, (figures) => figures.totalCostFen),
  ];
}

/** What became of a kept plan: both results beside each other, or why there is none any more. */
export function ChangesCard({ saved }: { saved: SavedFinancePlanData }) {
  const { plan, current, changes, unavailable } = saved;
  if (!current && !unavailable) return null;
  return (
    <PlanCard title={unavailable ? t`方案已不可用` : t`方案有变化`}>
      <div className={styles.reasons}>
        {unavailable && <div className={styles.reason}>{unavailable}</div>}
        {changes.map((change) => (
          <div key={change} className={styles.reason}>
            {change}
          </div>
        ))}
      </div>
      {current && (
        <>
          <div className={cx(styles.line, styles.head)}>
            <span className={styles.name} />
            <span className={styles.cell}>{t`保存时`}</span>
            <span className={styles.cell}>{t`现在`}</span>
          </div>
          {compared(plan.figures, current.figures).map(({ key, name, before, after }) => (
            <div key={key} className={styles.line}>
              <span className={styles.name}>{name}</span>
              <span className={cx(styles.cell, before !== after && styles.old)}>{before}</span>
              <span className={cx(styles.cell, before !== after && styles.changed)}>{after}</span>
            </div>
          ))}
        </>
      )}
    </PlanCard>
  );
}
