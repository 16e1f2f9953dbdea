import { Counter } from 'prom-client';
import type { AppServices, Ctx } from '../../kernel/context';
import { forNobody } from '../../kernel/transaction-scope';
import { noteIncident } from './incident.repository';
import type { IncidentKind } from './payment.tables';

/** An incident for staff. Never put a customer's name or number in `detail`. */
export interface Incident {
  method: string;
  kind: IncidentKind;
  subject: string;
  detail: Record<string, unknown>;
}

const counters = new WeakMap<AppServices, Counter<'method' | 'kind'>>();

/** Creates the metric for alerts: `volt_payment_incidents_total`. */
export function setUpIncidents(app: AppServices): void {
  const counter = new Counter({
    name: 'volt_payment_incidents_total',
    help: 'Things about money that staff must look at',
    labelNames: ['method', 'kind'] as const,
    registers: [app.metrics.registry],
  });
  counters.set(app, counter);
}

/**
 * Reports a problem with a payment: a row for staff, the metric, a log line. Changes nothing else.
 */
export async function reportIncident(ctx: Ctx, { method, kind, subject, detail }: Incident): Promise<void> {
  await forNobody(() => noteIncident(ctx.db, { method, kind, subject, detail }, ctx.now()));
  counters.get(ctx.app)?.inc({ method, kind });
  ctx.log.error({ method, kind, subject, detail }, 'payment incident');
}
