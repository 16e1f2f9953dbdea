import { t } from '@lingui/core/macro';
import type { PickupStepData } from '@voltfront/contract';
import { Card } from '@/ui';
import styles from './car-cards.module.css';
import { DatedPlan } from './dated-plan';

export interface PlanCardProps {
  title: string;
  note: string;
  plan: readonly PickupStepData[];
}

/** Plan until the pickup, by day. */
export function PlanCard({ title, note, plan }: PlanCardProps) {
  return (
    <Card title={title} className={styles.card}>
      <DatedPlan
        label={t`提车计划`}
        steps={plan.map(({ step, title: name, text, dueAt }) => ({ key: step, title: name, note: text, at: dueAt }))}
      />
      <div className={styles.small}>{note}</div>
    </Card>
  );
}
