import { t } from '@lingui/core/macro';
import type { FinancePlanData } from '@voltfront/contract';
import { LineChart } from '@/ui';
import { wanText } from '../figures';
import { PlanCard } from './plan-card';
import { balancePoints } from './years';

/** How what is owed becomes less, month by month. */
export function BalanceCard({ plan: { figures, rows } }: { plan: FinancePlanData }) {
  const points = balancePoints(figures.loanFen, rows).map(({ month, balanceFen }, at) => ({
    key: String(at),
    label: month === 0 ? t`起始` : t`${month} 期`,
    value: balanceFen / 100,
  }));
  return (
    <PlanCard title={t`剩余本金`}>
      <LineChart label={t`剩余本金`} points={points} format={wanText} fromZero />
    </PlanCard>
  );
}
