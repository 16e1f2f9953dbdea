import type { Move, StateMachine } from '../state-machine';

/** States of an order's invoice: 可申请, 开具中, 已开具, 被退回, 已红冲. */
export const INVOICE_STATES = ['open', 'inIssue', 'issued', 'returned', 'redFlushed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export type InvoiceEvent = 'submit' | 'issue' | 'return' | 'redFlush' | 'reissue';

/** Who moves an invoice: its buyer, staff of the finance department, the tax service. */
export type InvoiceActor = 'customer' | 'staff' | 'system';

/** What conditions look at. */
export interface InvoiceFacts {
  /** The car was delivered and has a plate: its registration names the invoice. */
  isRegistered: boolean;
}

/** Fields of an application that can be wrong. */
export const INVOICE_FIELDS = ['taxNumber', 'address', 'phone', 'bank', 'bankAccount', 'email', 'mobile'] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

const move = (
  event: InvoiceEvent,
  from: readonly InvoiceState[],
  to: InvoiceState,
  who: readonly InvoiceActor[],
  when?: (facts: InvoiceFacts) => boolean,
): Move<InvoiceState, InvoiceEvent, InvoiceActor, InvoiceFacts> => ({
  event,
  from,
  to,
  who,
  ...(when ? { when } : {}),
});

/**
 * The life of an invoice.
 * - `submit`: the customer applies, corrects what was returned, or applies again after the red invoice.
 * - `issue`, `return`: the tax service decides, or staff by hand; whoever comes first.
 * - `redFlush`: a red invoice cancels it. The customer may ask for that until the car is registered, staff also later.
 * - `reissue`: staff send the same application once more.
 */
export const INVOICE_MACHINE: StateMachine<InvoiceState, InvoiceEvent, InvoiceActor, InvoiceFacts> = {
  states: INVOICE_STATES,
  moves: [
    move('submit', ['open', 'returned', 'redFlushed'], 'inIssue', ['customer']),
    move('issue', ['inIssue'], 'issued', ['system', 'staff']),
    move('return', ['inIssue'], 'returned', ['system', 'staff']),
    move('redFlush', ['issued'], 'redFlushed', ['customer'], ({ isRegistered }) => !isRegistered),
    move('redFlush', ['issued'], 'redFlushed', ['staff']),
    move('reissue', ['redFlushed'], 'inIssue', ['staff']),
  ],
};
