import { t } from '@lingui/core/macro';
import type { TradeInDetailData } from '@voltfront/contract';
import { isInspectionOpen } from '@voltfront/rules/trade-in/trade-in-moves';
import { useState } from 'react';
import { serverNow } from '@/api';
import { lazySheet, NoticeBar, Steps } from '@/ui';
import { RequestBar } from './request-bar';
import { RequestHead } from './request-head';
import { ClosedPanel, EstimatePanel, HistoryPanel, InspectionPanel, OfferPanel, OrderPanel } from './request-panels';
import styles from './request-screen.module.css';
import type { TradeInActions } from './use-trade-in';

const OrderSheet = lazySheet(() => import('./order-sheet').then((file) => file.OrderSheet));

const AppointSheet = lazySheet(() => import('./appoint-sheet').then((file) => file.AppointSheet));

export interface RequestScreenProps {
  request: TradeInDetailData;
  actions: TradeInActions;
  /** Back to the form: estimates this car again, or starts a new request with its known data. */
  onEdit: () => void;
}

/** Step under way by state; an ended request shows the last step it reached. */
const STEP_OF = { estimated: 1, appointed: 2, offered: 3, accepted: 4, expired: 3, completed: 5 } as const;

/** One request with everything that can be done with it. */
export function RequestScreen({ request, actions, onEdit }: RequestScreenProps) {
  const { requestId, state, inspection, order, offerFen, history } = request;
  const [open, setOpen] = useState<'appoint' | 'order' | null>(null);
  const close = () => setOpen(null);
  const steps = [
    { key: 'estimate', title: t`估价` },
    { key: 'appoint', title: t`预约` },
    { key: 'inspect', title: t`检测` },
    { key: 'offer', title: t`报价` },
    { key: 'trade', title: t`抵扣` },
  ];
  const isWaiting = state === 'appointed' && inspection !== null && !isInspectionOpen(inspection.startsAt, serverNow());
  return (
    <>
      <RequestHead request={request} />
      {state !== 'expired' && <Steps items={steps} current={STEP_OF[state]} className={styles.steps} />}
      <ClosedPanel request={request} />
      {isWaiting && <NoticeBar className={styles.notice}>{t`检测安排已锁定，检测完成后会出具正式报价`}</NoticeBar>}
      <OrderPanel request={request} onChoose={() => setOpen('order')} />
      <OfferPanel request={request} onOver={() => void actions.reload()} />
      {state === 'appointed' && inspection && <InspectionPanel inspection={inspection} />}
      <EstimatePanel request={request} />
      <HistoryPanel history={history} />
      <div className={styles.end} />
      <RequestBar
        request={request}
        actions={actions}
        onEdit={onEdit}
        onAppoint={() => setOpen('appoint')}
        onChooseOrder={() => setOpen('order')}
      />
      <AppointSheet
        key={`${requestId}${state}${inspection?.startsAt}`}
        request={request}
        isOpen={open === 'appoint'}
        onClose={close}
        actions={actions}
      />
      <OrderSheet
        key={requestId}
        isOpen={open === 'order'}
        onClose={close}
        orderNo={order?.orderNo ?? null}
        valueFen={offerFen ?? 0}
        isBusy={actions.isBusy}
        onConfirm={(orderNo) => actions.bind.mutate({ requestId, orderNo }, { onSettled: close })}
      />
    </>
  );
}
