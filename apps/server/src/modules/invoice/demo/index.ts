import type { InvoiceState } from '@voltfront/rules/invoice/invoice-moves';
import { splitTax } from '@voltfront/rules/invoice/invoice-tax';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { DESK_PERSON, people } from '../../account/demo';
import { type PaidOrder, paidOrders } from '../../order';
import { ensureInvoice, insertPaper, type NewInvoice } from '../invoice.repository';
import type { Company, Form } from '../invoice.types';
import { vinOf } from '../order-car';
import { sealed } from '../sealed';

/** Invoices of demo people, newest order first; the orders that are left can be applied for. */
const PLANS: Readonly<Record<string, readonly InvoiceState[]>> = {
  'person-orders': ['returned', 'issued'],
  'person-owner': ['redFlushed'],
};

const MOST = 20;
const EMAIL = 'customer@example.com';
const company: Company = {
  taxNumber: '91350100M000100Y43',
  address: '上海市静安区南京西路 1 号',
  phone: '021-60000000',
  bank: '招商银行上海静安支行',
  bankAccount: '6214830112345678',
};

const reasons: Partial<Record<InvoiceState, string>> = {
  returned: '收票邮箱无法送达',
  redFlushed: '购车人要求更换收票信息',
};

/** 20 digits that belong to an order for good. */
const numberOf = (orderNo: string) => `26311${orderNo.replace(/\D/g, '').slice(-15).padStart(15, '0')}`;

async function seedPaper(ctx: Ctx, order: PaidOrder, form: Form, vin: string, state: InvoiceState): Promise<void> {
  const { userId, orderNo, totalFen: amountFen, buyer, modelName, versionName } = order;
  const { kind, name, maskedNumber } = buyer;
  const issuedAt = order.updatedAt + HOUR_MS;
  const isCancelled = state === 'redFlushed';
  const content = {
    buyer: { kind, name, maskedNumber },
    company: form.company,
    carName: `${modelName} ${versionName}`,
  };
  await insertPaper(ctx.db, {
    ...{ userId, orderNo, attempt: 1, invoiceNo: numberOf(orderNo), amountFen, ...splitTax(amountFen), vin },
    title: name,
    sealedContent: sealed(ctx, content),
    isByHand: false,
    issuedAt: Math.min(issuedAt, ctx.now()),
    cancelledAt: isCancelled ? Math.min(issuedAt + DAY_MS, ctx.now()) : null,
    redNo: isCancelled ? `26310${numberOf(orderNo).slice(5)}` : null,
    redReason: isCancelled ? (reasons.redFlushed ?? '') : '',
  });
}

async function seedInvoice(ctx: Ctx, order: PaidOrder, state: InvoiceState): Promise<void> {
  const { userId, orderNo, storeId, modelName, versionName, totalFen: amountFen, buyer } = order;
  const vin = await vinOf(ctx, order);
  if (!vin) return;
  const form = { company: buyer.kind === 'enterprise' ? company : null, email: EMAIL, mobile: buyer.mobile };
  const at = Math.min(order.updatedAt + HOUR_MS / 2, ctx.now());
  const row: NewInvoice = {
    ...{ userId, orderNo, storeId, modelName, versionName, amountFen, vin, state, attempt: 1 },
    ...{ buyerKind: buyer.kind, buyerName: buyer.name, maskedNumber: buyer.maskedNumber },
    sealedForm: sealed(ctx, form),
    wrongFields: state === 'returned' ? ['email'] : [],
    reason: reasons[state] ?? '',
    ...{ submittedAt: at, createdAt: at, updatedAt: at },
  };
  await ensureInvoice(ctx.db, row);
  if (state === 'issued' || state === 'redFlushed') await seedPaper(ctx, order, form, vin, state);
}

/** Invoices of demo people in the states that last. */
export async function seedInvoices(ctx: Ctx): Promise<void> {
  for (const { personId, isCancelled } of people) {
    const states = PLANS[personId] ?? [];
    if (isCancelled || states.length === 0) continue;
    const orders = await paidOrders(ctx, personId, { after: null, limit: MOST });
    for (const [index, order] of orders.entries()) {
      const state = states[index];
      if (state) await seedInvoice(ctx, order, state);
    }
  }
}

/** An application that waits to be issued by hand, and one that was issued. */
export async function seedDeskInvoices(ctx: Ctx): Promise<void> {
  const orders = await paidOrders(ctx, DESK_PERSON.accountId, { after: null, limit: MOST });
  if (orders[0]) await seedInvoice(ctx, orders[0], 'inIssue');
  if (orders[1]) await seedInvoice(ctx, orders[1], 'issued');
}
