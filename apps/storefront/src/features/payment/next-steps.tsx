import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { Card, Steps } from '@/ui';
import styles from './result-view.module.css';

/** What follows after the first payment, which is the step done; nothing once the order has gone further. */
export function NextSteps({ order: { actions } }: { order: OrderSummaryData }) {
  const isDeposit = actions.includes('lock');
  if (!isDeposit && !actions.includes('convert')) return null;
  return (
    <Card className={styles.next} title={t`接下来`}>
      <Steps className={styles.steps} items={stepsOf(isDeposit)} current={1} />
    </Card>
  );
}

function stepsOf(isDeposit: boolean): { key: string; title: string }[] {
  if (isDeposit) {
    return [
      { key: 'paid', title: t`支付定金` },
      { key: 'lock', title: t`签约锁单` },
      { key: 'build', title: t`生产运输` },
      { key: 'pickup', title: t`付清提车` },
    ];
  }
  return [
    { key: 'paid', title: t`支付意向金` },
    { key: 'configure', title: t`选定配置` },
    { key: 'convert', title: t`转为大订` },
    { key: 'lock', title: t`签约锁单` },
  ];
}
