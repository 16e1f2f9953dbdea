import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { carName, kindName } from '@/features/order-summary/order-words';
import { OrderedCar } from '@/features/stock/car/ordered-car';
import { navigate } from '@/navigation';
import { Button, Card, Picture, Stack, Tag } from '@/ui';
import styles from './order-detail.module.css';
import { OrderFold } from './order-fold';

/** States in which the configuration can still change, so that it is shown at first. */
const OPEN: readonly string[] = ['created', 'intentionPaid', 'depositPaid'];

/** The car: picture and version, and the configuration in words, which folds. */
export function OrderCar({ order }: { order: OrderDetailData }) {
  const { orderNo, cutout, kind, options, state, stockCarId } = order;
  return (
    <>
      <Card className={styles.card}>
        <Picture src={cutout} width={326} aspect={2} alt={carName(order)} eager clear fit="contain" />
        <div className={styles.model} role="heading" aria-level={2}>
          <span>{carName(order)}</span>
          <Tag>{kindName(kind)}</Tag>
        </div>
        {stockCarId !== null && <OrderedCar stockCarId={stockCarId} />}
        {kind !== 'blind' && (
          <Stack row justify="center">
            <Button
              variant="text"
              size="small"
              onClick={() => navigate('/pagesDetail/configPreviewOrder', { orderNo })}
            >
              {t`查看配置单与变更记录`}
            </Button>
          </Stack>
        )}
      </Card>
      {kind !== 'blind' && options.length > 0 && (
        <OrderFold
          title={t`配置`}
          sum={options.map(({ name }) => name).join(' · ')}
          isOpenAtFirst={OPEN.includes(state)}
        >
          <dl className={styles.options}>
            {options.map(({ group, name }) => (
              <div key={`${group}-${name}`} className={styles.option}>
                <dt className={styles.group}>{group}</dt>
                <dd className={styles.choice}>{name}</dd>
              </div>
            ))}
          </dl>
        </OrderFold>
      )}
    </>
  );
}
