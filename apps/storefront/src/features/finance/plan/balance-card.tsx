import { t } from '@lingui/core/macro';
import type { FinancePlanData } from '@voltfront/contract';
import { LineChart } from '@/ui';
import { wanText } from '../figures';
import { PlanCard } from './plan-card';
import { balancePoints } from './years';

/** How what is owed becomes less, month by month. */
export function BalanceCard({ plan: { rows } }: { plan: FinancePlanData }) {
  const points = balancePoints(rows).map(({ month, balanceFen }) => ({
    key: String(month),
    label: t`${month} 期`,
    value: balanceFen / 100,
  }));
  return (
    <PlanCard title={t`剩余本金`}>
      <LineChart label={t`剩余本金`} points={points} format={wanText} fromZero />
    </PlanCard>
  );
}
