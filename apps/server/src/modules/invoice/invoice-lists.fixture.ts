import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Shop } from '../order/order.fixture';
import { InvoiceShop } from './invoice.fixture';

const created = ({ at }: { at: number }) => ({ created_at: iso(at) });

/** The lists of invoices: those of a customer, and everybody's for staff. */
export const invoiceLists = (shop: () => Shop): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/invoices',
    id: 'orderNo',
    isPersonal: true,
    isNewestFirst: true,
    async fill() {
      const person = await shop().server.login();
      const value = await new InvoiceShop(shop()).issued(person);
      const changes = (copy: { id: string; at: number }) => ({ draft_id: copy.id, ...created(copy) });
      return copiesOf(
        shop().server,
        person,
        {},
        { table: 'orders', column: 'order_no', value, changes },
        { table: 'invoices', column: 'order_no', value, changes: created },
        { table: 'invoice_papers', column: 'order_no', value, changes: ({ id }) => ({ invoice_no: id }) },
      );
    },
  },
  {
    key: 'GET /api/mporder/v1/staff/invoices',
    id: 'orderNo',
    isPersonal: false,
    isNewestFirst: true,
    otherQuery: { state: 'returned' },
    readers: { roles: ['finance'] },
    async fill() {
      const [person, staff] = [await shop().server.login(), await shop().server.login({ roles: ['finance'] })];
      const orderNo = await new InvoiceShop(shop()).paid(person);
      await new InvoiceShop(shop()).submit(person, orderNo);
      const row = { table: 'invoices', column: 'order_no', value: orderNo, changes: created };
      return copiesOf(shop().server, staff, { state: 'inIssue' }, row);
    },
  },
];
