import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { paymentIncidents } from './payment.tables';

type IncidentRow = typeof paymentIncidents.$inferSelect;

/** Records a problem with a payment; a repeated one is counted and gets the newest detail. */
export async function noteIncident(
  db: Db,
  incident: Pick<IncidentRow, 'method' | 'kind' | 'subject' | 'detail'>,
  now: number,
): Promise<void> {
  await db
    .insert(paymentIncidents)
    .values({ ...incident, seenCount: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [paymentIncidents.method, paymentIncidents.kind, paymentIncidents.subject],
      set: { seenCount: sql`${paymentIncidents.seenCount} + 1`, lastAt: now, detail: incident.detail },
    });
}
