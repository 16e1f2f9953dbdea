import { may, type QueryOf, type ReplyOf } from '@voltfront/contract';
import { changeActions } from '@voltfront/rules/catalogue/change-moves';
import type { ActorCtx } from '../../kernel/context';
import { AppError, refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findPeople } from '../account';
import { modelName } from '../vehicle';
import { type ChangeRow, selectChange, selectChanges } from './catalogue.repository';
import { catalogueTexts } from './catalogue.texts';
import { discountedOf } from './price-example';
import { effectOf } from './show-effect';
import { currentValue, findPresent, isCurrent, subjectOf } from './subject';

const LIST = 'GET /api/mporder/v1/staff/catalogue/changes';
type Line = ReplyOf<typeof LIST>['items'][number];
type Detail = ReplyOf<'GET /api/mporder/v1/staff/catalogue/change'>;

const isThere = (id: string | null): id is string => id !== null;

/** Names of everybody who had to do with some changes, in one query. */
async function namesOf(ctx: ActorCtx, rows: readonly ChangeRow[]): Promise<(id: string) => string> {
  const ids = rows.flatMap(({ proposedBy, approvedBy, endedBy }) => [proposedBy, approvedBy, endedBy]).filter(isThere);
  const people = await findPeople(ctx, [...new Set(ids)]);
  return (id) => people.get(id)?.nickname ?? id;
}

async function lineOf(ctx: ActorCtx, row: ChangeRow, nameOf: (id: string) => string): Promise<Line> {
  const [first] = row.items;
  return {
    changeNo: row.changeNo,
    kind: row.kind,
    state: row.state,
    modelId: row.modelId,
    modelName: await modelName(ctx, row.modelId),
    subject: row.subject,
    count: new Set(row.items.map(({ id }) => id)).size,
    before: first?.before ?? 0,
    after: first?.after ?? 0,
    startsAt: row.startsAt,
    discount: row.discountText === null || row.endsAt === null ? null : { text: row.discountText, endsAt: row.endsAt },
    proposedBy: nameOf(row.proposedBy),
    approvedBy: row.approvedBy === null ? null : nameOf(row.approvedBy),
    createdAt: row.createdAt,
    appliedAt: row.appliedAt,
  };
}

/** Changes of the catalogue, newest first. @throws BAD_INPUT for a forged cursor */
export async function listChanges(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await selectChanges(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, changeNo }) => ({ key: createdAt, id: changeNo }));
  const nameOf = await namesOf(ctx, rows);
  return { items: await Promise.all(rows.map((row) => lineOf(ctx, row, nameOf))), nextCursor };
}

/** What is in force now of a change's subject; nothing when it is gone. */
async function presentNow(ctx: ActorCtx, row: ChangeRow) {
  try {
    return await findPresent(ctx, subjectOf(row));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** A change as staff see it. */
export async function presentChange(ctx: ActorCtx, row: ChangeRow): Promise<Detail> {
  const nameOf = await namesOf(ctx, [row]);
  const found = await presentNow(ctx, row);
  const items = row.items.map(({ id, field, before, after }) => {
    const present = found.find((one) => one.id === id);
    const current = currentValue(present, row.kind, field);
    return { id, field: field ?? null, name: present?.name ?? id, before, after, current };
  });
  const isOpen = row.state === 'proposed' || row.state === 'scheduled';
  const isNow = isCurrent(row, found, ctx.now());
  const step = (staffId: string | null, at: number | null, reason: string | null) =>
    staffId === null || at === null ? null : { staffId, name: nameOf(staffId), at, reason: reason ?? '' };
  const { proposedBy, createdAt, reason } = row;
  return {
    ...(await lineOf(ctx, row, nameOf)),
    productCode: row.productCode,
    stockCarId: row.stockCarId,
    items,
    isStale: isOpen && !isNow,
    proposal: { staffId: proposedBy, name: nameOf(proposedBy), at: createdAt, reason },
    approval: step(row.approvedBy, row.approvedAt, row.approvalReason),
    ending: step(row.endedBy, row.endedAt, row.endReason),
    revertsNo: row.revertsNo,
    effect: isOpen && found.length > 0 ? await effectOf(ctx, subjectOf(row), row.items, discountedOf(row)) : null,
    actions: may(ctx.actor, 'catalogue.change') ? changeActions(row, ctx.actor.accountId, isNow) : [],
  };
}

/** A change by its number. @throws NOT_FOUND */
export async function showChange(ctx: ActorCtx, { changeNo }: { changeNo: string }): Promise<Detail> {
  const row = await selectChange(ctx.db, changeNo);
  if (!row) throw refuse('NOT_FOUND', { message: catalogueTexts.missing });
  return presentChange(ctx, row);
}
