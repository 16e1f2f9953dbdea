import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AgreementSummaryData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { AgreementCard } from '@/features/agreement/agreement-card';
import { AgreementSheet } from '@/features/agreement/agreement-sheet';
import { orderSubject } from '@/features/order/order-subject';
import { offerLine } from '@/features/order/special/special-words';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup, EmptyState, Skeleton, toast } from '@/ui';
import styles from './agreementList.module.css';

const ROUTE = '/pagesOrder/agreementList';

/** 协议列表: agreements of an order, or of a kind of order before there is one. */
export default function AgreementListPage() {
  const { orderNo, kind } = useParams(ROUTE);
  const owner = orderNo ? { orderNo } : { kind: kind === 'intention' ? ('intention' as const) : ('deposit' as const) };
  const list = useQuery(apiQuery('GET /api/mporder/v1/order/agreements', owner));
  const special = useQuery({
    ...apiQuery('POST /api/mporder/v1/special/getSpecialOrderOption', { orderNo: orderNo ?? '' }),
    enabled: Boolean(orderNo),
  });
  const [open, setOpen] = useState<AgreementSummaryData | null>(null);
  const show = (agreement: AgreementSummaryData) => {
    if (agreement.kind === 'purchase') navigate('/pagesDetail/h5PurchaseAgreement/webview', owner);
    else setOpen(agreement);
  };
  const finish = () => {
    setOpen(null);
    toast(t`签署成功`);
    list.refetch();
  };
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      queries={orderNo ? [list, special] : [list]}
      skeleton={<Skeleton variant="text" count={4} className={styles.intro} />}
    >
      {() => (
        <>
          {list.data?.length === 0 && <EmptyState type="order" title={t`暂无协议`} />}
          {list.data && list.data.length > 0 && <div className={styles.intro}>{introOf(list.data, orderNo)}</div>}
          {list.data?.map((agreement) => (
            <AgreementCard
              key={agreement.agreementId}
              agreement={agreement}
              canSign={Boolean(orderNo)}
              onOpen={() => show(agreement)}
            />
          ))}
          {orderNo && special.data && special.data.options.length > 0 && (
            <CellGroup inset>
              <Cell
                title={t`补能权益`}
                note={offerLine(special.data)}
                onClick={() => navigate('/pages/vote/temporaryVote', { orderNo })}
              />
            </CellGroup>
          )}
          <AgreementSheet
            agreement={open}
            owner={owner}
            onClose={() => setOpen(null)}
            {...(orderNo ? { onSigned: finish } : {})}
          />
        </>
      )}
    </Page>
  );
}

function introOf(list: readonly AgreementSummaryData[], orderNo: string | undefined): string {
  if (!orderNo) return t`下单时将签署以下协议，可先行阅读`;
  if (list.every(({ state }) => state === 'void')) return t`订单已关闭，以下协议已作废，仅供查阅`;
  const waiting = list.filter(({ state, isOutdated }) => state === 'unsigned' || isOutdated).length;
  return waiting > 0 ? t`还有 ${waiting} 份协议待签署，签署前无法锁单` : t`全部协议均已签署`;
}
