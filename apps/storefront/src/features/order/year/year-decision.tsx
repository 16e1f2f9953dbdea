import { t } from '@lingui/core/macro';
import type { YearOfferData } from '@voltfront/contract';
import { isTold, useApiMutation, useServerNow } from '@/api';
import { navigate } from '@/navigation';
import { NoticeBar, toast } from '@/ui';
import { Hotline } from '../change/hotline';
import { OrderRibbon } from '../change/order-ribbon';
import { forgetOrders } from '../change/reopen-order';
import { ChangeCard } from './change-card';
import { DecisionClock } from './decision-clock';
import { KeepCard } from './keep-card';
import styles from './year-decision.module.css';
import { clockText, closedText, yearStateName, yearStateTone } from './year-words';

export interface YearDecisionProps {
  offer: YearOfferData;
  reload: () => Promise<unknown>;
}

/** The decision about an order: the current year with its compensation, or the new one. */
export function YearDecision({ offer, reload }: YearDecisionProps) {
  const { order, state, deadlineAt, title } = offer;
  const { orderNo } = order;
  const now = useServerNow();
  const keep = useApiMutation('POST /api/mporder/v1/special/agreement/choice', {
    onSuccess: async () => {
      toast(t`已保留现款，补偿已发放`);
      await forgetOrders();
    },
    onError: (error) => {
      if (error.kind === 'refused' && !isTold(error)) toast(error.message);
    },
    onSettled: reload,
  });
  const closed = closedText(offer);
  return (
    <>
      <div className={styles.title} role="heading" aria-level={2}>
        {title}
      </div>
      <OrderRibbon order={order} state={{ text: yearStateName(state), tone: yearStateTone(state) }} />
      {closed === null ? (
        <DecisionClock deadlineAt={deadlineAt} now={now} text={clockText(state)} onEnd={reload} />
      ) : (
        <NoticeBar className={styles.notice} onClick={state === 'changed' ? () => openProtocol(orderNo) : undefined}>
          {closed}
        </NoticeBar>
      )}
      <KeepCard offer={offer} isBusy={keep.isPending} onKeep={(optionCode) => keep.mutate({ orderNo, optionCode })} />
      <ChangeCard
        offer={offer}
        onMapped={() => navigate('/pagesDetail/yearlyChange', { orderNo })}
        onFree={() => navigate('/pagesDetail/yearlyChangeNew', { orderNo })}
        onSign={() => openProtocol(orderNo)}
      />
      <div className={styles.rules}>
        <div>{t`· 换新款需签署变更协议，签署前可更改选择，签署后不可撤回`}</div>
        <div>{t`· 每个订单仅可变更一次，订单编号、定金与锁单时间不变`}</div>
      </div>
      <div className={styles.foot}>
        <Hotline />
      </div>
    </>
  );
}

const openProtocol = (orderNo: string) => navigate('/pagesDetail/yearlyChangeProtocal', { orderNo });
