import type { TestServer } from '../../testing';
import { paymentIncidents, payments } from './payment.tables';

/** Payments of everybody as a list that pages; whoever sees payments reads the same. */
export const paymentList = {
  key: 'GET /api/mporder/v1/staff/payments' as const,
  id: 'paymentNo' as const,
  isPersonal: false,
  isNewestFirst: true,
  otherQuery: { purpose: 'deposit' },
  readers: { roles: ['auditor' as const] },
};

/** Incidents with payments as a list that pages. */
export const incidentList = {
  key: 'GET /api/mporder/v1/staff/payments/incidents' as const,
  id: 'subject' as const,
  isPersonal: false,
  isNewestFirst: true,
  otherQuery: { only: 'all' },
  readers: { roles: ['auditor' as const] },
};

/** A member of staff, and a payment to copy. */
export async function listedPayment<C>(server: TestServer, changes: C) {
  const staff = await server.login({ roles: ['finance'] });
  const now = server.clock.now();
  const value = 'VP26112400000000000001';
  await server.database.db.insert(payments).values({
    userId: staff.accountId,
    paymentNo: value,
    orderNo: 'VOLIST0001',
    method: 'sandbox',
    purpose: 'final',
    part: 1,
    amountFen: 100_000,
    state: 'paid',
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
    paidAt: now,
  });
  return [staff, { purpose: 'final' }, { table: 'payments', column: 'payment_no', value, changes }] as const;
}

/** A member of staff, and an incident to copy. */
export async function listedIncident(server: TestServer) {
  const changes = ({ at }: { at: number }) => ({ first_at: new Date(at).toISOString() });
  const staff = await server.login({ roles: ['finance'] });
  const now = server.clock.now();
  const value = 'VP26112400000000000002';
  const words = { method: 'sandbox', kind: 'amountDiffers' as const, detail: {}, seenCount: 1 };
  await server.database.db.insert(paymentIncidents).values({ ...words, subject: value, firstAt: now, lastAt: now });
  return [staff, { only: 'new' }, { table: 'payment_incidents', column: 'subject', value, changes }] as const;
}
