import { createHash } from 'node:crypto';
import { brand } from '@voltfront/brand';
import { SECOND_MS } from '@voltfront/rules/time';
import { invoiceServiceTexts } from './invoice-service.texts';
import type { InvoiceRequest, InvoiceService } from './types';

/** Time that an invoice takes. */
const ISSUE_MS = 12 * SECOND_MS;
/** Accounts of this bank number are unknown to the stand-in, so that a return can be seen. */
const UNKNOWN_ACCOUNT = /^0+|0{4}$/;

/** 20 digits made from a text: the same text always gives the same number. */
function numberOf(text: string): string {
  const digest = createHash('sha256').update(`${brand.product}:${text}`).digest();
  const digits = (digest.readBigUInt64BE() % 10n ** 15n).toString().padStart(15, '0');
  return `26312${digits}`;
}

const wrong = ({ company }: InvoiceRequest) => company !== null && UNKNOWN_ACCOUNT.test(company.bankAccount);

/**
 * Stand-in for the tax service: issues after some seconds, and returns companies whose bank account begins with 0 or ends
 * with four of them. It keeps nothing, so what it says is the same after a restart.
 */
export const embeddedInvoiceService: InvoiceService = {
  async ask(request, now) {
    if (now < request.submittedAt + ISSUE_MS) return { state: 'inIssue' };
    if (wrong(request)) return { state: 'returned', fields: ['bankAccount'], reason: invoiceServiceTexts.badAccount };
    return { state: 'issued', invoiceNo: numberOf(request.requestNo) };
  },
  redFlush: async (invoiceNo) => numberOf(`red:${invoiceNo}`),
};
