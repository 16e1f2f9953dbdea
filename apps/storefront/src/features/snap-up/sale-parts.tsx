import { t } from '@lingui/core/macro';
import type { SnapUpCarData, SnapUpSessionData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useServerNow } from '@/api';
import { navigate } from '@/navigation';
import { Button, Countdown, Fill, Icon, Price, ProgressLine, Stack, Text } from '@/ui';
import styles from './sale.module.css';
import { readSalesAgain } from './snap-up-cache';
import { phaseName, phaseOf, type SaleHead } from './snap-up-words';

/** Until a session begins, or ends. */
export function SessionClock({ head, session }: { head: SaleHead; session: SnapUpSessionData }) {
  const now = useServerNow();
  const phase = phaseOf(head, session, now());
  const isBefore = phase === 'booking' || phase === 'soon';
  return (
    <div className={styles.clock}>
      <Fill>
        <Text size="label" weight="medium">
          {phaseName(phase)}
        </Text>
      </Fill>
      {phase !== 'over' && (
        <>
          <Text size="small" tone="secondary">
            {isBefore ? t`距开抢` : t`距结束`}
          </Text>
          <Countdown endAt={isBefore ? session.startsAt : session.endsAt} now={now} onEnd={readSalesAgain} />
        </>
      )}
    </div>
  );
}

/** How much of a car's stock is left, as a line and in words. */
export function StockLine({ car: { stock, left } }: { car: SnapUpCarData }) {
  const share = stock === 0 ? 1 : (stock - left) / stock;
  const words = left === 0 ? t`已抢光，未付款的车辆会回流` : t`剩余 ${left} / ${stock} 台`;
  return (
    <Stack gap={1}>
      <ProgressLine value={share} label={t`已抢比例`} />
      <Text size="caption" tone="secondary">
        {words}
      </Text>
    </Stack>
  );
}

/** People with an appointment; nothing while there is none. */
export function BookedCount({ car: { bookedCount } }: { car: SnapUpCarData }) {
  if (bookedCount === 0) return null;
  const people = withCommas(bookedCount);
  return <Text size="caption" tone="secondary">{t`${people} 人已预约`}</Text>;
}

/** Price in the sale, and the one before. */
export function SalePrices({ car: { flashFen, listFen } }: { car: SnapUpCarData }) {
  return (
    <Stack row align="baseline" gap={2} wrap>
      <Price fen={flashFen} size="large" tone="danger" />
      {listFen > flashFen && <Price fen={listFen} size="small" struck tone="secondary" />}
    </Stack>
  );
}

/** The car that the person has already: where to go on. */
export function OwnBanner({ head }: { head: SaleHead }) {
  const now = useServerNow();
  const { own } = head;
  if (!own || own.state === 'bought' || now() > own.until || own.orderNo === null) return null;
  const { orderNo } = own;
  return (
    <div className={styles.banner}>
      <Icon name="clock" size={16} />
      <Fill>
        <Text size="small">{t`您有一笔抢购订单待支付`}</Text>
      </Fill>
      <Countdown endAt={own.until} now={now} variant="plain" onEnd={readSalesAgain} />
      <Button size="small" onClick={() => navigate('/pagesOrder/pay/index', { orderNo })}>{t`去支付`}</Button>
    </div>
  );
}
