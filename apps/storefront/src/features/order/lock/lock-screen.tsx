import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { needsSigning } from '@/features/agreement/agreement-words';
import { navigate } from '@/navigation';
import { Cell, CellGroup, Countdown, longDate, Picture, Price, Section, Text } from '@/ui';
import { carName } from '../../order-summary/order-words';
import styles from './lock.module.css';

export interface LockScreenProps {
  order: OrderDetailData;
  /** The server's time in milliseconds. */
  now: () => number;
  /** The order locks itself now. */
  onEnd: () => void;
  onAgreements: () => void;
}

/** An order that waits for its lock: the car, what it costs, until when, and what has to be signed before. */
export function LockScreen({ order, now, onEnd, onAgreements }: LockScreenProps) {
  const { orderNo, actions, cutout, totalFen, paidFen, options, locksAt, delivery, city } = order;
  const { fromWeeks, toWeeks } = delivery;
  const waiting = order.agreements.filter(needsSigning).length;
  const date = longDate(locksAt ?? 0);
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Picture src={cutout} width={342} aspect={2} alt={carName(order)} eager clear fit="contain" />
        </div>
        <Text size="title-2" weight="bold" leading="title-2" heading={2}>
          {carName(order)}
        </Text>
        {locksAt !== null && (
          <div className={styles.clock}>
            <Text size="small" tone="secondary">{t`距自动锁单`}</Text>
            <Countdown endAt={locksAt} now={now} onEnd={onEnd} />
            <Text size="caption" tone="secondary">{t`${date}自动锁单，锁单后即安排生产`}</Text>
          </div>
        )}
      </div>
      <CellGroup inset>
        <Cell title={t`车辆总价`} value={<Price fen={totalFen} />} />
        <Cell title={t`已付定金`} value={<Price fen={paidFen} size="small" tone="secondary" />} />
        <Cell title={t`预计交付`} note={city.cityName} value={t`锁单后 ${fromWeeks}–${toWeeks} 周`} />
        {waiting > 0 && (
          <Cell
            title={t`协议`}
            value={<span className={styles.warning}>{t`${waiting} 份待签署`}</span>}
            onClick={onAgreements}
          />
        )}
        {actions.includes('refund') && (
          <Cell title={t`申请退款`} onClick={() => navigate('/pagesOrder/refund/originRoute', { orderNo })} />
        )}
      </CellGroup>
      {options.length > 0 && (
        <Section title={t`您的配置`}>
          <div className={styles.options}>
            {options.map(({ group, name }) => (
              <div key={`${group}-${name}`} className={styles.option}>
                <span className={styles.group}>{group}</span>
                <span>{name}</span>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
