import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { carName, kindName } from '@/features/order-summary/order-words';
import { OrderedCar } from '@/features/stock/car/ordered-car';
import { navigate } from '@/navigation';
import { Button, Card, Picture, Stack, Tag } from '@/ui';
import styles from './order-detail.module.css';

/** States in which the estimate of the delivery still says something. */
const WAITING: readonly string[] = ['created', 'intentionPaid', 'depositPaid', 'locked', 'inProduction'];

/** The car: picture, version, the configuration in words. */
export function OrderCar({ order }: { order: OrderDetailData }) {
  const { orderNo, cutout, kind, options, delivery, state, stockCarId } = order;
  const { fromWeeks, toWeeks } = delivery;
  return (
    <Card className={styles.card}>
      <Picture src={cutout} width={326} aspect={2} alt={carName(order)} eager clear fit="contain" />
      <div className={styles.model} role="heading" aria-level={2}>
        <span>{carName(order)}</span>
        <Tag>{kindName(kind)}</Tag>
      </div>
      {stockCarId !== null ? (
        <OrderedCar stockCarId={stockCarId} />
      ) : (
        WAITING.includes(state) && <div className={styles.estimate}>{t`锁单后预计 ${fromWeeks}–${toWeeks} 周交付`}</div>
      )}
      {kind !== 'blind' && options.length > 0 && (
        <dl className={styles.options}>
          {options.map(({ group, name }) => (
            <div key={`${group}-${name}`} className={styles.option}>
              <dt className={styles.group}>{group}</dt>
              <dd className={styles.choice}>{name}</dd>
            </div>
          ))}
        </dl>
      )}
      {kind !== 'blind' && (
        <Stack row justify="center">
          <Button variant="text" size="small" onClick={() => navigate('/pagesDetail/configPreviewOrder', { orderNo })}>
            {t`查看配置单与变更记录`}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
