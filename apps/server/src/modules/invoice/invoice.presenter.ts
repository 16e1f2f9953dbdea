import { brand } from '@voltfront/brand';
import type { InvoiceDraftData, InvoiceItemData } from '@voltfront/contract';
import { capitalAmount } from '@voltfront/rules/format/capital-amount';
import { formatDate } from '@voltfront/rules/format/date';
import { splitTax, VAT_PERCENT } from '@voltfront/rules/invoice/invoice-tax';
import type { Ctx } from '../../kernel/context';
import { maskMiddle } from '../../kernel/personal-data';
import type { PaidOrder } from '../order';
import type { InvoiceRow, PaperRow } from './invoice.repository';
import { paperAddress } from './invoice-file/paper-address';
import { MAILS_A_DAY } from './mail-limit';
import { formOf } from './sealed';

/** An address of an e-mail with its middle hidden: `l***a@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${maskMiddle(email.slice(0, at))}${email.slice(at)}`;
}

const mailsLeft = (ctx: Ctx, row: InvoiceRow): number =>
  row.mailDay === formatDate(ctx.now()) ? Math.max(0, MAILS_A_DAY - row.mailCount) : MAILS_A_DAY;

/** An issued invoice without its file. */
export const presentPaper = ({ invoiceNo, title, issuedAt, cancelledAt }: PaperRow) => ({
  invoiceNo,
  title,
  issuedAt,
  isCancelled: cancelledAt !== null,
});

/** What belongs to the invoice of an order. */
export interface InvoiceParts {
  /** Undefined before the first application. */
  row: InvoiceRow | undefined;
  /** The newest one that was issued. */
  paper: PaperRow | undefined;
  isRegistered: boolean;
}

/** An order with its invoice, in the format of the list. */
export function presentItem(ctx: Ctx, order: PaidOrder, { row, paper, isRegistered }: InvoiceParts): InvoiceItemData {
  const { orderNo, modelName, versionName, cutout, totalFen } = order;
  const reissue = row?.state === 'issued' ? (isRegistered ? ('service' as const) : ('self' as const)) : null;
  return {
    orderNo,
    modelName,
    versionName,
    cutout,
    amountFen: row && row.attempt > 0 ? row.amountFen : totalFen,
    state: row?.state ?? 'open',
    reason: row?.reason ?? '',
    wrongFields: row?.wrongFields ?? [],
    issued: paper ? presentPaper(paper) : null,
    file: paper ? paperAddress(ctx, paper) : null,
    email: row ? maskEmail(formOf(ctx, row.sealedForm).email) : null,
    mailsLeft: row?.state === 'issued' ? mailsLeft(ctx, row) : 0,
    reissue,
  };
}

/** An order with its invoice as it is printed, or will be. */
export function presentDraft(ctx: Ctx, order: PaidOrder, parts: InvoiceParts, vin: string | null): InvoiceDraftData {
  const item = presentItem(ctx, order, parts);
  const { kind, name, maskedNumber, companyNumber, mobile } = order.buyer;
  const form = parts.row ? formOf(ctx, parts.row.sealedForm) : null;
  const blank = { taxNumber: companyNumber ?? '', address: '', phone: '', bank: '', bankAccount: '' };
  return {
    ...item,
    buyer: { kind, name, maskedNumber },
    company: kind === 'enterprise' ? (form?.company ?? blank) : null,
    contact: { email: form?.email ?? '', mobile: form?.mobile ?? mobile },
    vin,
    ...splitTax(item.amountFen),
    taxPercent: VAT_PERCENT,
    amountWords: capitalAmount(item.amountFen),
    seller: brand.company,
    dateAt: item.state === 'issued' && parts.paper ? parts.paper.issuedAt : ctx.now(),
  };
}
