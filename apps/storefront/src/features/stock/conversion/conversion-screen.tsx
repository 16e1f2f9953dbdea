import { t } from '@lingui/core/macro';
import type { ConvertibleOrderData, ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { BottomBar, Button, modal, NoticeBar, Price, Section, Text } from '@/ui';
import { CarRow } from '../car/car-row';
import { renewStock } from '../car/use-stock-car';
import { HoldClock } from '../hold/hold-clock';
import styles from './conversion-screen.module.css';
import { FreshChoice, OrderChoice } from './order-choice';

type Conversion = ReplyOf<'GET /api/mporder/v1/stock/conversion'>;

/** The order that is used unless the customer says otherwise: the one that gives up the fewest benefits. */
function bestOf(orders: readonly ConvertibleOrderData[]): string | null {
  const lossOf = ({ benefits }: ConvertibleOrderData) => benefits.filter(({ carriesOver }) => !carriesOver).length;
  return [...orders].sort((a, b) => lossOf(a) - lossOf(b))[0]?.orderNo ?? null;
}

/** Asks before benefits are given up; true when there are none, or the customer agrees. */
async function acceptLosses({ benefits }: ConvertibleOrderData): Promise<boolean> {
  const lost = benefits.filter(({ carriesOver }) => !carriesOver).map(({ title }) => title);
  if (lost.length === 0) return true;
  return modal({
    title: t`部分权益不可保留`,
    content: t`使用该订单后，将失去：${lost.join('、')}。确定继续吗？`,
    confirmText: t`确定使用`,
  });
}

export interface ConversionScreenProps {
  conversion: Conversion;
  hold: NonNullable<Conversion['hold']>;
}

/** Own intention and blind orders that the stock car can be bought with, and what is due in each case. */
export function ConversionScreen({ conversion, hold }: ConversionScreenProps) {
  const { car, orders, freshDueFen } = conversion;
  const fit = orders.filter(({ isEligible }) => isEligible);
  const [chosenNo, setChosenNo] = useState(() => bestOf(fit));
  const chosen = fit.find(({ orderNo }) => orderNo === chosenNo) ?? null;
  const goOn = async () => {
    const { stockCarId } = car;
    if (!chosen) navigate('/pagesOrder/confirm/index', { stockCarId, kind: 'deposit' });
    else if (await acceptLosses(chosen))
      navigate('/pagesOrder/confirm/index', { stockCarId, kind: 'deposit', fromOrderNo: chosen.orderNo });
  };
  return (
    <>
      <div className={styles.choices} role="radiogroup" aria-label={t`使用意向金订单`}>
        {fit.length === 0 && <NoticeBar className={styles.notice}>{t`没有可用于这台车的意向金订单`}</NoticeBar>}
        {orders.map((order) => (
          <OrderChoice
            key={order.orderNo}
            order={order}
            isChosen={order.orderNo === chosenNo}
            onChoose={() => setChosenNo(order.orderNo)}
          />
        ))}
        <FreshChoice dueFen={freshDueFen} isChosen={chosen === null} onChoose={() => setChosenNo(null)} />
      </div>
      <Section>
        <CarRow car={car} />
      </Section>
      <HoldClock className={styles.clock} endsAt={hold.heldUntil} onEnd={() => void renewStock()} />
      <div className={styles.note}>{t`付款后原订单才会转为这台车的订单；保留时间内未付款，车辆释放，原订单不变`}</div>
      <BottomBar
        lead={
          <div>
            <Text size="caption" tone="secondary" leading="title-1">
              {chosen ? t`已付 ${formatYuan(chosen.paidFen)}，还需支付` : t`应付定金`}
            </Text>
            <Price fen={chosen ? chosen.dueFen : freshDueFen} size="large" />
          </div>
        }
      >
        <Button block onClick={() => void goOn()}>
          {t`下一步`}
        </Button>
      </BottomBar>
    </>
  );
}
