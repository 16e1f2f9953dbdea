import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { paymentTexts } from './payment.texts';
import { type IncidentRow, markLookedAt, selectIncidents } from './staff.repository';

const KEY = 'GET /api/mporder/v1/staff/payments/incidents';

const idOf = ({ method, kind, subject }: IncidentRow): string => `${method}.${kind}.${subject}`;

/** What was wrong with payments, newest first. @throws BAD_INPUT for a forged cursor */
export async function listIncidents(ctx: Ctx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const read = await selectIncidents(ctx.db, query.only, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.firstAt, id: idOf(row) }));
  const items = rows.map((row) => {
    const { method, kind, subject, detail, seenCount, firstAt, lastAt, lookedAt } = row;
    const isNew = lookedAt === null || lookedAt < lastAt;
    return { incidentId: idOf(row), method, kind, subject, detail, seenCount, firstAt, lastAt, isNew, lookedAt };
  });
  return { items, nextCursor };
}

/** Marks an incident as looked at. Call it in a transaction. @throws NOT_FOUND */
export async function lookAtIncident(ctx: ActorCtx, incidentId: string): Promise<void> {
  const [method = '', kind = '', subject = ''] = incidentId.split('.');
  const changes = { lookedAt: ctx.now(), lookedBy: ctx.actor.accountId };
  if (await markLookedAt(ctx.db, { method, kind, subject }, changes)) return;
  throw refuse('NOT_FOUND', { message: paymentTexts.incidentMissing });
}
