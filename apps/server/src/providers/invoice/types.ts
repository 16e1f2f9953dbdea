import type { InvoiceField } from '@voltfront/rules/invoice/invoice-moves';

/** What the tax service gets of an application. */
export interface InvoiceRequest {
  /** Order and attempt: sending the same request again has no further effect. */
  requestNo: string;
  /** Epoch milliseconds. */
  submittedAt: number;
  buyer: { kind: 'personal' | 'enterprise'; name: string; maskedNumber: string };
  company: { taxNumber: string; address: string; phone: string; bank: string; bankAccount: string } | null;
  modelName: string;
  vin: string;
  netFen: number;
  taxFen: number;
}

/** How far the tax service is. */
export type InvoiceOutcome =
  | { state: 'inIssue' }
  /** `invoiceNo`: 20 digits. */
  | { state: 'issued'; invoiceNo: string }
  | { state: 'returned'; fields: InvoiceField[]; reason: string };

/** Interface to the tax service. Every call may fail with PROVIDER_DOWN and may be repeated. */
export interface InvoiceService {
  /** Sends a request, or asks about one that was sent. */
  ask(request: InvoiceRequest, now: number): Promise<InvoiceOutcome>;
  /** Cancels an invoice by a red one. @returns the number of the red invoice; null: staff enter it by hand */
  redFlush(invoiceNo: string): Promise<string | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    invoices: InvoiceService;
  }
}
