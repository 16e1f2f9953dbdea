import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { InvoiceScreen } from '@/features/invoice/invoice-screen';
import { invoiceSubject } from '@/features/invoice/invoice-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesInvoice/preview/index';

/** 申请发票: the invoice as it will be printed, its data, and what became of it. */
export default function InvoicePreviewPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const draft = useQuery({ ...apiQuery('GET /api/mporder/v1/invoice', { orderNo }), enabled: orderNo !== '' });
  return (
    <Page route={ROUTE} subject={invoiceSubject} isMissing={orderNo === ''} queries={[draft]}>
      {() => draft.data && <InvoiceScreen key={draft.data.state} draft={draft.data} />}
    </Page>
  );
}
