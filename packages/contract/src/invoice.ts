import { INVOICE_FIELDS, INVOICE_STATES } from '@voltfront/rules/invoice/invoice-moves';
import { z } from 'zod';
import { At, Done, Fen, FileAddress, Id, Mobile, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';

const InvoiceState = z.enum(INVOICE_STATES);
const InvoiceField = z.enum(INVOICE_FIELDS);
const Reason = z.string().trim().min(2).max(200);
/** Number of an issued invoice: 20 digits. */
const InvoiceNo = z.string().regex(/^\d{20}$/);
const Email = z.email().max(100);

/** What a company adds for its invoice. */
const Company = z.object({
  /** 18 characters; the server checks the last one. */
  taxNumber: z.string().trim().length(18),
  address: z.string().trim().min(4).max(80),
  phone: z.string().trim().min(7).max(20),
  bank: z.string().trim().min(4).max(60),
  bankAccount: z.string().trim().min(8).max(30),
});

/** The same as it was entered so far; hidden in part from auditors. */
const CompanyShown = z.object({
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
});

/** An issued invoice. */
const Issued = z.object({
  invoiceNo: z.string(),
  /** In whose name. */
  title: z.string(),
  issuedAt: At,
  /** A red invoice has cancelled it. */
  isCancelled: z.boolean(),
});

/** What customers can do about an invoice now. `service`: the car is registered, so customer service reissues it. */
const Reissue = z.enum(['self', 'service']).nullable();

export const InvoiceItem = z.object({
  orderNo: z.string(),
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  amountFen: Fen,
  state: InvoiceState,
  /** Why it was returned or cancelled; empty without a reason. */
  reason: z.string(),
  wrongFields: z.array(InvoiceField),
  /** The newest issued one, also when it was cancelled. */
  issued: Issued.nullable(),
  /** The PDF, for some minutes. */
  file: z.string().nullable(),
  /** Masked address that it is sent to. */
  email: z.string().nullable(),
  /** How often it can be sent again today. */
  mailsLeft: z.int(),
  reissue: Reissue,
});

/** An invoice as it is printed, or will be. */
export const InvoiceDraft = InvoiceItem.extend({
  buyer: z.object({ kind: z.enum(['personal', 'enterprise']), name: z.string(), maskedNumber: z.string() }),
  /** Null for a person. */
  company: CompanyShown.nullable(),
  contact: z.object({ email: z.string(), mobile: z.string() }),
  /** Null until the car has its number. */
  vin: z.string().nullable(),
  netFen: Fen,
  taxFen: Fen,
  taxPercent: z.int(),
  /** The amount in Chinese capitals. */
  amountWords: z.string(),
  seller: z.string(),
  /** Day of the invoice, today before it is issued. */
  dateAt: At,
});

/** Which invoices staff look at. */
const StaffInvoiceFilter = z.object({
  state: InvoiceState.optional(),
  storeId: Id.optional(),
  orderNo: OrderNo.optional(),
});

/** An invoice in lists of staff; personal data is masked for auditors. */
const StaffInvoice = z.object({
  orderNo: z.string(),
  state: InvoiceState,
  storeId: z.string().nullable(),
  modelName: z.string(),
  buyerKind: z.enum(['personal', 'enterprise']),
  buyerName: z.string(),
  amountFen: Fen,
  attempt: z.int(),
  invoiceNo: z.string().nullable(),
  reason: z.string(),
  submittedAt: At,
  updatedAt: At,
});

const ofOrder = z.object({ orderNo: OrderNo });

export const invoice = defineEndpoints({
  'GET /api/mporder/v1/invoices': {
    summary: 'Own orders that are paid in full with their invoices, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(InvoiceItem),
  },
  'GET /api/mporder/v1/invoice': {
    summary: 'Invoice of an own order that is paid in full, as it is printed or will be.',
    auth: 'customer',
    query: ofOrder,
    reply: InvoiceDraft,
  },
  'POST /api/mporder/v1/invoice/submit': {
    summary: 'Applies for the invoice of an own order; buyer and amount are those of the order.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ orderNo: OrderNo, company: Company.nullable(), email: Email, mobile: Mobile }),
    reply: InvoiceItem,
  },
  'POST /api/mporder/v1/invoice/reissue': {
    summary: 'Cancels an own invoice by a red one, to apply again. Not after the registration of the car.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ orderNo: OrderNo, reason: Reason }),
    reply: InvoiceItem,
  },
  'POST /api/mporder/v1/invoice/mail': {
    summary: 'Sends an own invoice by e-mail again, three times a day.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, email: Email }),
    reply: InvoiceItem,
  },
  'GET /api/mporder/v1/staff/invoices': {
    summary: 'Applications and invoices of everybody, newest first.',
    auth: 'invoices.see',
    query: Paging.extend(StaffInvoiceFilter.shape),
    reply: pageOf(StaffInvoice),
  },
  'POST /api/mporder/v1/staff/invoices/export': {
    summary: 'An address, good for some minutes, of the filtered invoices as a CSV file of at most 10,000 lines.',
    auth: 'invoices.see',
    rate: 'heavy',
    body: StaffInvoiceFilter,
    reply: FileAddress,
  },
  'GET /api/mporder/v1/staff/invoice': {
    summary: 'An application with its data and all invoices that were issued for it.',
    auth: 'invoices.see',
    query: ofOrder,
    reply: StaffInvoice.extend({
      vin: z.string().nullable(),
      company: CompanyShown.nullable(),
      email: z.string(),
      mobile: z.string(),
      wrongFields: z.array(InvoiceField),
      papers: z.array(
        Issued.extend({
          amountFen: Fen,
          netFen: Fen,
          taxFen: Fen,
          isByHand: z.boolean(),
          redNo: z.string().nullable(),
          redReason: z.string(),
          /** The PDF, for some minutes; null for auditors. */
          file: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /api/mporder/v1/staff/invoice/issue': {
    summary: 'Enters an invoice that was issued by hand.',
    auth: 'invoices.change',
    idempotent: true,
    rate: 'write',
    body: z.object({ orderNo: OrderNo, invoiceNo: InvoiceNo }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/invoice/return': {
    summary: 'Returns an application with the fields that are wrong.',
    auth: 'invoices.change',
    idempotent: true,
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      fields: z.array(InvoiceField).min(1).max(INVOICE_FIELDS.length),
      reason: Reason,
    }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/invoice/redFlush': {
    summary: 'Cancels an invoice by a red one, with a reason.',
    auth: 'invoices.change',
    idempotent: true,
    rate: 'write',
    body: z.object({ orderNo: OrderNo, reason: Reason }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/invoice/reissue': {
    summary: 'Issues a cancelled invoice again with the same data.',
    auth: 'invoices.change',
    idempotent: true,
    rate: 'write',
    body: ofOrder,
    reply: Done,
  },
});
