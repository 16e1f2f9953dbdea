import type { InvoiceDraftData } from '@voltfront/contract';

/** The key of an invoice: one for each order that is paid in full. */
export interface InvoiceKey {
  userId: string;
  orderNo: string;
}

export type Company = NonNullable<InvoiceDraftData['company']>;

/** What a customer enters. */
export interface Form {
  company: Company | null;
  email: string;
  mobile: string;
}

/** What an issued invoice says, as it stays for good. */
export interface Printed {
  buyer: InvoiceDraftData['buyer'];
  company: Company | null;
  carName: string;
}
