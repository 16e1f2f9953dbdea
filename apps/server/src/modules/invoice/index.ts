import './invoice.hooks';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { redFlushInvoice, reissueInvoice } from './cancel-invoice';
import { seedDeskInvoices, seedInvoices } from './demo';
import { invoiceFile } from './export-invoices';
import { countUnissued } from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import { paperPages } from './invoice-file/paper-pages';
import { issueInvoice } from './issue-invoice';
import { listInvoices, showInvoice } from './list-invoices';
import { mailAgain, mailInvoice } from './mail-invoice';
import {
  issueByHand,
  listForStaff,
  redFlushByStaff,
  reissueByStaff,
  returnByHand,
  showForStaff,
} from './staff-invoices';
import { submitInvoice } from './submit-invoice';

/** Invoices of orders that are paid in full: applications, issued ones as PDF and e-mail, red ones. */
export const invoice = defineModule({
  name: 'invoice',
  routes: {
    'GET /api/mporder/v1/invoices': route({ run: (ctx, { query }) => listInvoices(ctx, query) }),
    'GET /api/mporder/v1/invoice': route({ run: (ctx, { query }) => showInvoice(ctx, query.orderNo) }),
    'POST /api/mporder/v1/invoice/submit': route({ tx: true, run: (ctx, { body }) => submitInvoice(ctx, body) }),
    'POST /api/mporder/v1/invoice/reissue': route({ tx: true, run: (ctx, { body }) => reissueInvoice(ctx, body) }),
    'POST /api/mporder/v1/invoice/mail': route({ tx: true, run: (ctx, { body }) => mailAgain(ctx, body) }),
    'GET /api/mporder/v1/staff/invoices': route({ run: (ctx, { query }) => listForStaff(ctx, query) }),
    'POST /api/mporder/v1/staff/invoices/export': route({
      tx: true,
      run: (ctx, { body }) => invoiceFile.open(ctx, body),
    }),
    'GET /api/mporder/v1/staff/invoice': route({ run: (ctx, { query }) => showForStaff(ctx, query.orderNo) }),
    'POST /api/mporder/v1/staff/invoice/issue': route({ tx: true, run: (ctx, { body }) => issueByHand(ctx, body) }),
    'POST /api/mporder/v1/staff/invoice/return': route({ tx: true, run: (ctx, { body }) => returnByHand(ctx, body) }),
    'POST /api/mporder/v1/staff/invoice/redFlush': route({
      tx: true,
      run: (ctx, { body }) => redFlushByStaff(ctx, body),
    }),
    'POST /api/mporder/v1/staff/invoice/reissue': route({
      tx: true,
      run: (ctx, { body }) => reissueByStaff(ctx, body),
    }),
  },
  async raw(server, app) {
    await paperPages(server, app);
    await invoiceFile.pages(server, app);
  },
  jobs: {
    issueInvoice: { tx: false, run: issueInvoice },
    redFlushInvoice: { tx: false, run: redFlushInvoice },
    mailInvoice: { tx: false, run: mailInvoice },
  },
  demo: [
    { name: 'invoices', since: '2026-11-24', load: seedInvoices },
    // After the cars of that person were handed over.
    { name: 'desk', since: '2026-11-26', load: seedDeskInvoices },
  ],
  hooks: {
    canCancelAccount: async (ctx, { accountId }) => {
      const count = await countUnissued(ctx.db, accountId);
      return count > 0 ? [{ key: 'unissuedInvoices', count, reason: invoiceTexts.openInvoices }] : [];
    },
  },
});
