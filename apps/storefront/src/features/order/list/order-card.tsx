import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { carName, kindName, stateName, stateTone } from '@/features/order-summary/order-words';
import { Button, Countdown, Picture, Price, Section, Tag, Text } from '@/ui';
import { type CardActionKey, cardActions } from './card-actions';
import styles from './order-card.module.css';

export interface OrderCardProps {
  order: OrderSummaryData;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Action under way on this card. */
  busy: CardActionKey | null;
  onAction: (key: CardActionKey) => void;
  /** The time to pay is over. */
  onExpire: () => void;
  className?: string;
}

/** One order of the list: what, where it stands, how much, and what to do next. */
export function OrderCard({ order, now, busy, onAction, onExpire, className }: OrderCardProps) {
  const { main, others } = cardActions(order);
  return (
    <Section role="listitem" className={className}>
      <button type="button" className={styles.open} onClick={() => onAction('view')}>
        <span className={styles.head}>
          <Text inline size="small" weight="medium">
            {kindName(order.kind)}
            <span className={styles.date}>{formatDate(order.createdAt)}</span>
          </Text>
          <Tag tone={stateTone(order)}>{stateName(order)}</Tag>
        </span>
        <span className={styles.body}>
          <span className={styles.picture}>
            <Picture src={order.cutout} width={128} aspect={16 / 10} alt="" clear fit="contain" />
          </span>
          <span className={styles.words}>
            <span className={styles.model}>{order.modelName}</span>
            {order.kind === 'blind' ? (
              <span className={styles.version}>
                {order.actions.includes('convert') ? t`版本与价格已公布` : t`版本与价格即将公布`}
              </span>
            ) : (
              <>
                <span className={styles.version}>{order.versionName}</span>
                <span className={styles.total}>
                  {t`车辆总价`} <Price fen={order.totalFen} size="small" tone="secondary" />
                </span>
              </>
            )}
          </span>
        </span>
      </button>
      <Money order={order} now={now} onExpire={onExpire} />
      <div className={styles.actions}>
        {others.map(({ key, text }) => (
          <Button
            key={key}
            size="small"
            variant="secondary"
            loading={busy === key}
            label={`${text} ${carName(order)}`}
            onClick={() => onAction(key)}
          >
            {text}
          </Button>
        ))}
        <Button
          size="small"
          variant={main.key === 'view' ? 'secondary' : 'primary'}
          loading={busy === main.key}
          label={`${main.text} ${carName(order)}`}
          onClick={() => onAction(main.key)}
        >
          {main.text}
        </Button>
      </div>
    </Section>
  );
}

type CardClock = Pick<OrderCardProps, 'order' | 'now' | 'onExpire'>;

const isDue = ({ dueFen, actions }: CardClock['order']): boolean => dueFen > 0 && actions.includes('pay');

function Money({ order, now, onExpire }: CardClock) {
  return (
    <div className={styles.money}>
      <Clock order={order} now={now} onExpire={onExpire} />
      {isDue(order) ? (
        <span className={styles.sum}>
          {t`应付`} <Price fen={order.dueFen} />
        </span>
      ) : (
        order.paidFen > 0 && (
          <span className={styles.sum}>
            {t`已付`} <Price fen={order.paidFen} />
          </span>
        )
      )}
    </div>
  );
}

/** Next deadline: the time left to pay, or the time until the order locks by itself. */
function Clock({ order, now, onExpire }: CardClock) {
  const isPaying = isDue(order);
  const endAt = isPaying ? order.expiresAt : order.actions.includes('lock') ? order.locksAt : null;
  if (endAt === null) return <span />;
  return (
    <span className={styles.clock}>
      {isPaying ? t`剩余支付时间` : t`距自动锁单`}{' '}
      <Countdown endAt={endAt} now={now} variant="plain" onEnd={onExpire} />
    </span>
  );
}
