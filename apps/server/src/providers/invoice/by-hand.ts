import type { InvoiceService } from './types';

/** Without a tax service: applications wait until staff enter the number of the invoice. */
export const invoicesByHand: InvoiceService = {
  ask: async () => ({ state: 'inIssue' }),
  redFlush: async () => null,
};
