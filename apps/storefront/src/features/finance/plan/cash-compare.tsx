import { t } from '@lingui/core/macro';
import type { FinancePlanData } from '@voltfront/contract';
import { BarChart } from '@/ui';
import { exactYuan } from '../figures';
import { PlanCard } from './plan-card';
import styles from './plan-card.module.css';

/** What the plan costs in all beside paying at once. */
export function CashCompare({ plan: { figures, choice } }: { plan: FinancePlanData }) {
  const { totalCostFen, cashTotalFen, extraFen, subsidisedInterestFen, months } = figures;
  const points = [
    { key: 'plan', label: choice.method === 'balloon' ? t`轻享贷总支出` : t`贷款总支出`, value: totalCostFen },
    { key: 'cash', label: t`全款总支出`, value: cashTotalFen },
  ];
  const [extra, saved] = [exactYuan(extraFen), exactYuan(subsidisedInterestFen)];
  const each = exactYuan(Math.round(extraFen / Math.max(1, months)));
  return (
    <PlanCard title={t`与全款相比`}>
      <BarChart variant="rows" label={t`贷款与全款的总支出`} points={points} highlightKey="plan" format={exactYuan} />
      <div className={styles.verdict}>
        {extraFen === 0 ? t`总支出与全款相同` : t`比全款多支出 ${extra}，平均每月约 ${each}`}
        {subsidisedInterestFen > 0 && <div>{t`品牌已为您贴息 ${saved}`}</div>}
      </div>
    </PlanCard>
  );
}
