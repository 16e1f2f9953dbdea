import { t } from '@lingui/core/macro';
import type { OrderKindData } from '@voltfront/contract';
import { Card, Steps } from '@/ui';
import styles from './result-view.module.css';

/** What follows after a payment, by kind of order; the payment itself is the first step done. */
export function NextSteps({ kind }: { kind: OrderKindData }) {
  return (
    <Card className={styles.next} title={t`接下来`}>
      <Steps className={styles.steps} items={stepsOf(kind)} current={1} />
    </Card>
  );
}

function stepsOf(kind: OrderKindData): { key: string; title: string }[] {
  if (kind === 'deposit' || kind === 'snapUp') {
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
