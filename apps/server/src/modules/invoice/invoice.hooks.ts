import type { InvoiceKey } from './invoice.types';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Vehicle identification number of the car of an order; null where none is known. */
    vinOfOrder: { input: InvoiceKey & { stockCarId: string | null }; answer: string | null };
    /** Plate of a delivered car; null before its registration. */
    plateOfOrder: { input: InvoiceKey; answer: string | null };
    /** The same for several orders of a customer, in one statement: orders with a plate. */
    ordersWithPlate: { input: { userId: string; orderNos: readonly string[] }; answer: string[] };
  }
}

declare module '../../kernel/jobs' {
  interface EventMap {
    /** An invoice was issued. */
    InvoiceIssued: InvoiceKey & { invoiceNo: string; at: number };
    /** An application was returned with the fields that are wrong. */
    InvoiceReturned: InvoiceKey & { attempt: number; at: number };
    /** Staff cancelled an invoice by a red one. */
    InvoiceCancelled: InvoiceKey & { invoiceNo: string; at: number };
  }
  interface JobMap {
    /** Asks the tax service about an application until it has decided. */
    issueInvoice: InvoiceKey & { attempt: number; asked: number };
    /** Has the tax service cancel an invoice. */
    redFlushInvoice: InvoiceKey & { invoiceNo: string };
    /** Sends an invoice by e-mail. */
    mailInvoice: InvoiceKey & { invoiceNo: string; sealedEmail: string };
  }
}
