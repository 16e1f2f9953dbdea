import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { Card, Steps } from '@/ui';
import styles from './result-view.module.css';

/** Steps after the first payment, which is shown as done; hidden once the order has moved on. */
export function NextSteps({ order: { actions, state }, isFinal }: { order: OrderSummaryData; isFinal?: boolean }) {
  if (isFinal) return <FinalSteps isPaidInFull={state !== 'arrived'} />;
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

function FinalSteps({ isPaidInFull }: { isPaidInFull: boolean }) {
  const items = [
    { key: 'part', title: t`支付尾款` },
    { key: 'invoice', title: t`开票投保` },
    { key: 'code', title: t`凭码提车` },
  ];
  return (
    <Card className={styles.next} title={t`接下来`}>
      <Steps className={styles.steps} items={items} current={isPaidInFull ? 1 : 0} />
    </Card>
  );
}
