import type { Config } from '../../kernel/config';
import { invoicesByHand } from './by-hand';
import { embeddedInvoiceService } from './embedded';
import type { InvoiceService } from './types';

export * from './types';

/** The stand-in in demo runs; elsewhere finance issues by hand until an adapter of the tax service is added here. */
export const createInvoiceService = (config: Config): InvoiceService =>
  config.isDemo ? embeddedInvoiceService : invoicesByHand;
