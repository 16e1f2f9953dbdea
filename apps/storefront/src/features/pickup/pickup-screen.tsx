import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { apiKey, queryClient, useApiMutation } from '@/api';
import { forgetOrders, reopenOrder } from '@/features/order/change/reopen-order';
import { redirect } from '@/navigation';
import { BottomBar, Button, Icon, lazySheet, modal, NoticeBar, Section, Text, toast } from '@/ui';
import styles from './pickup.module.css';
import { PickupCode } from './pickup-code';
import { PickupBring, PickupCar, PickupPlace } from './pickup-facts';
import { PickupSteps } from './pickup-steps';
import type { PickupData } from './pickup-words';

const AppointSheet = lazySheet(() => import('./appoint-sheet').then((file) => file.AppointSheet));
const VIEW = 'GET /api/mporder/v1/pickup';

/** The pickup of an order in its state. */
export function PickupScreen({ pickup }: { pickup: PickupData }) {
  const { state, order, appointment, bring } = pickup;
  const { orderNo } = order;
  const [isAppointing, setAppointing] = useState(false);
  const keep = (next: PickupData) => {
    queryClient.setQueryData(apiKey(VIEW, { orderNo }), next);
    void forgetOrders();
  };
  const isOver = state === 'delivered' || state === 'closed';
  return (
    <div className={styles.content}>
      {state === 'closed' && <NoticeBar>{t`订单已结束，无需提车`}</NoticeBar>}
      <PickupCar pickup={pickup} />
      {state === 'ready' && <PickupCode orderNo={orderNo} />}
      {state === 'notReady' && <PickupSteps pickup={pickup} />}
      {state === 'scanned' && <Scanned pickup={pickup} />}
      {state === 'delivered' && <Delivered pickup={pickup} />}
      {state !== 'closed' && <PickupPlace pickup={pickup} onAppoint={() => setAppointing(true)} />}
      {!isOver && <PickupBring bring={bring} />}
      {state === 'scanned' && <ConfirmBar orderNo={orderNo} onConfirmed={keep} />}
      {state === 'delivered' && <DeliveredBar orderNo={orderNo} />}
      <AppointSheet
        orderNo={orderNo}
        startsAt={appointment?.startsAt ?? null}
        isOpen={isAppointing}
        onClose={() => setAppointing(false)}
        onDone={keep}
      />
    </div>
  );
}

/** Staff scanned the code: the customer looks at the car and confirms. */
function Scanned({ pickup: { confirmsAt } }: { pickup: PickupData }) {
  return (
    <Section>
      <div className={styles.scanned} role="status">
        <Icon name="check" size={40} className={styles.mark} />
        <Text size="title-3" weight="bold">{t`门店已核销提车码`}</Text>
        <Text size="small" tone="secondary">{t`请检查车辆与随车物品，确认无误后完成交付`}</Text>
        {confirmsAt !== null && (
          <Text size="small" tone="secondary">{t`${formatDateTime(confirmsAt)} 未确认将自动完成`}</Text>
        )}
      </div>
    </Section>
  );
}

function ConfirmBar({ orderNo, onConfirmed }: { orderNo: string; onConfirmed: (next: PickupData) => void }) {
  const confirm = useApiMutation('POST /api/mporder/v1/pickup/confirm', {
    onSuccess: (next) => {
      onConfirmed(next);
      toast(t`已确认交付，祝您用车愉快`);
      reopenOrder(orderNo);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: [VIEW] }),
  });
  const ask = async () => {
    const content = t`请确认已收到车辆、钥匙与随车物品。确认后订单完成交付`;
    if (await modal({ content, confirmText: t`确认交付`, cancelText: t`再检查一下` })) confirm.mutate({ orderNo });
  };
  return (
    <BottomBar>
      <Button block loading={confirm.isPending} onClick={() => void ask()}>
        {t`确认交付`}
      </Button>
    </BottomBar>
  );
}

function Delivered({ pickup: { deliveredAt } }: { pickup: PickupData }) {
  return (
    <Section>
      <div className={styles.scanned}>
        <Icon name="check" size={40} className={styles.mark} />
        <Text size="title-3" weight="bold">{t`车辆已交付`}</Text>
        {deliveredAt !== null && (
          <Text size="small" tone="secondary">
            {formatDateTime(deliveredAt)}
          </Text>
        )}
      </div>
    </Section>
  );
}

const DeliveredBar = ({ orderNo }: { orderNo: string }) => (
  <BottomBar>
    <Button block onClick={() => redirect('/pagesOrder/car/detail', { orderNo })}>{t`查看订单`}</Button>
  </BottomBar>
);
