import { t } from '@lingui/core/macro';
import type { FinancePlanData } from '@voltfront/contract';
import { type ChartPoint, RingChart } from '@/ui';
import { exactYuan, roundYuan, wanText } from '../figures';
import { PlanCard } from './plan-card';
import styles from './plan-card.module.css';

/** What all of it is made of, in whole yuan: the old car, money at the start, the loan, its end, interest, and the costs around. */
function partsOf({ figures, choice }: FinancePlanData): ChartPoint[] {
  const { tradeInFen, loanFen, finalPaymentFen, totalInterestFen, costsFen, downPaymentFen } = figures;
  const isCash = choice.method === 'cash';
  const parts = [
    { key: 'down', label: isCash ? t`车款` : t`首付`, fen: downPaymentFen - tradeInFen },
    { key: 'loan', label: t`月供本金`, fen: loanFen - finalPaymentFen },
    { key: 'final', label: t`期末尾款`, fen: finalPaymentFen },
    { key: 'interest', label: t`利息`, fen: totalInterestFen },
    { key: 'tradeIn', label: t`旧车抵扣`, fen: tradeInFen },
    { key: 'costs', label: t`税费与保险`, fen: costsFen },
  ];
  return parts.filter(({ fen }) => fen > 0).map(({ key, label, fen }) => ({ key, label, value: fen / 100 }));
}

/** A ring of what all of it is made of, over the costs with what they assume. */
export function CompositionCard({ plan }: { plan: FinancePlanData }) {
  const { costs, figures } = plan;
  return (
    <PlanCard title={t`购车总支出`} extra={exactYuan(figures.totalCostFen)}>
      <RingChart
        label={t`购车总支出的组成`}
        points={partsOf(plan)}
        total={t`总支出`}
        format={roundYuan}
        formatMiddle={wanText}
      />
      <div className={styles.lines}>
        {costs.map(({ code, name, amountFen, note }) => (
          <div key={code} className={styles.line}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <span className={styles.amount}>{amountFen === 0 ? t`免征` : exactYuan(amountFen)}</span>
          </div>
        ))}
      </div>
    </PlanCard>
  );
}
