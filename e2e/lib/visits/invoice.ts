import { own, type VisitList, visit } from './visit';

interface Item {
  orderNo: string;
  state: string;
}

/** The own invoices, and one that was returned. */
export const invoiceVisits: VisitList = async (customer) => {
  const { items } = await customer.must<{ items: Item[] }>('GET /api/mporder/v1/invoices', { query: { size: '50' } });
  const orderNo = items.find(({ state }) => state === 'returned')?.orderNo ?? items[0]?.orderNo ?? '';
  return [
    visit('pagesInvoice/index/index', /被退回.*已开具.*机动车销售统一发票/s, {}, own),
    visit('pagesInvoice/preview/index', /机动车销售统一发票.*价税合计.*收票信息/s, { orderNo }, own),
  ];
};
