import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useApiList } from '@/api';
import styles from '@/features/invoice/invoice.module.css';
import { InvoiceCard } from '@/features/invoice/invoice-card';
import { MailSheet } from '@/features/invoice/mail-sheet';
import { ReissueSheet } from '@/features/invoice/reissue-sheet';
import { useInvoiceActions } from '@/features/invoice/use-invoice-actions';
import { navigate } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

/** 我的发票: orders that are paid in full with their invoices. */
export default function InvoicesPage() {
  const list = useApiList('GET /api/mporder/v1/invoices', {});
  const [orderNo, setOrderNo] = useState('');
  const actions = useInvoiceActions(list.refresh);
  const chosen = list.items.find((item) => item.orderNo === orderNo);
  const start = (run: (orderNo: string) => void) => (chosenNo: string) => {
    setOrderNo(chosenNo);
    run(chosenNo);
  };
  return (
    <Page route="/pagesInvoice/index/index" onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <div className={styles.list} role="list">
        {list.items.map((item) => (
          <InvoiceCard
            key={item.orderNo}
            item={item}
            onMail={start(() => actions.open('mail'))}
            onReissue={start(() => actions.reissue(item))}
            onFile={() => void actions.openFile(item)}
          />
        ))}
      </div>
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <ListFooter list={list} empty={<NoInvoices />} />
      )}
      <MailSheet item={chosen} isOpen={actions.sheet === 'mail'} onClose={actions.close} onSent={actions.done} />
      <ReissueSheet item={chosen} isOpen={actions.sheet === 'reissue'} onClose={actions.close} onDone={actions.done} />
    </Page>
  );
}

function NoInvoices() {
  return (
    <EmptyState
      type="order"
      title={t`暂无可开票订单`}
      desc={t`支付尾款后，即可在这里申请购车发票`}
      btnText={t`查看我的订单`}
      onAction={() => navigate('/pagesOrder/order/index', {})}
    />
  );
}
