import { t } from '@lingui/core/macro';
import type { OrderStateData } from '@voltfront/contract';
import { cx, Icon } from '@/ui';
import { ORDER_STAGES, stageName, stagesDone } from './order-stages';
import styles from './stage-bar.module.css';

/** The way of an order from the first payment to the key: what is done, and what is under way. */
export function StageBar({ state }: { state: OrderStateData }) {
  const done = stagesDone(state);
  if (done === null) return null;
  return (
    <div className={styles.bar} role="list" aria-label={t`订单阶段`}>
      {ORDER_STAGES.map((stage, index) => (
        <div
          key={stage}
          role="listitem"
          className={cx(styles.stage, index < done && styles.done, index === done && styles.current)}
          aria-current={index === done ? 'step' : undefined}
        >
          <div className={styles.mark}>{index < done && <Icon name="check" size={12} />}</div>
          <div className={styles.name}>{stageName(stage)}</div>
        </div>
      ))}
    </div>
  );
}
