import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { staffSight } from '../../kernel/staff-sight';
import { carNumber } from '../logistics';
import { findOrderForStaff, type OrderRow, selectOrdersForStaff, showOwnOrder } from '../order';
import { findAdviser, findStore } from '../store';
import { AT_STORE } from './inspection.policy';
import { presentHandovers, presentQuestion, presentReport } from './inspection.presenter';
import {
  hasReportIn,
  type InspectionRow,
  selectInspection,
  selectInspections,
  selectQuestions,
} from './inspection.repository';
import { inspectionTexts } from './inspection.texts';

const LIST = 'GET /api/mporder/v1/staff/handovers/inspections';
const DETAIL = 'GET /api/mporder/v1/staff/handovers/inspection';

/** The report about an own car. @throws NOT_FOUND also for somebody else's */
export async function showInspection(
  ctx: ActorCtx,
  orderNo: string,
): Promise<ReplyOf<'GET /api/mporder/v1/order/inspection'>> {
  const { row: order, summary } = await showOwnOrder(ctx, { userId: ctx.actor.accountId, orderNo });
  const report = await selectInspection(ctx.db, order);
  const questions = await selectQuestions(ctx.db, order);
  const adviser = await findAdviser(ctx, order.adviserId);
  return {
    orderNo,
    orderState: order.state,
    modelName: summary.modelName,
    versionName: summary.versionName,
    state: report?.state ?? 'notReady',
    report: presentReport(ctx, report),
    questions: questions.map((question) => presentQuestion(ctx, question)),
    confirmedAt: report?.confirmedAt ?? null,
    storeName: (await findStore(ctx, order.storeId))?.name ?? null,
    adviser: adviser && { name: adviser.name, phone: adviser.phone },
    actions: summary.actions,
  };
}

/** Arrived orders, newest first; a consultant sees those of the own store. */
export async function listInspections(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const sight = await staffSight(ctx, 'handovers');
  const page = openPage(ctx, LIST, query, false);
  const { onlyStoreId = query.storeId } = sight;
  const isNothing = onlyStoreId === null || (query.storeId !== undefined && query.storeId !== onlyStoreId);
  if (isNothing) return { items: [], nextCursor: null };
  const having = query.state && hasReportIn(query.state);
  const read = await selectOrdersForStaff(ctx.db, { states: AT_STORE, storeId: onlyStoreId, having }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.orderNo }));
  const reports = await selectInspections(
    ctx.db,
    rows.map(({ orderNo }) => orderNo),
  );
  const cars = rows.map((order) => ({ order, report: reports.get(order.orderNo) }));
  return { items: await presentHandovers(ctx, sight, cars), nextCursor };
}

/** One order with its report, as staff see it. */
export async function presentHandover(ctx: ActorCtx, car: { order: OrderRow; report: InspectionRow | undefined }) {
  const [line] = await presentHandovers(ctx, await staffSight(ctx, 'handovers'), [car]);
  return line as NonNullable<typeof line>;
}

/** The report of an order for staff. @throws NOT_FOUND also for one of another store than the caller's */
export async function showHandover(ctx: ActorCtx, orderNo: string): Promise<ReplyOf<typeof DETAIL>> {
  const { onlyStoreId } = await staffSight(ctx, 'handovers');
  const order = await findOrderForStaff(ctx, orderNo);
  if (onlyStoreId !== undefined && order.storeId !== onlyStoreId)
    throw refuse('NOT_FOUND', { message: inspectionTexts.missing });
  const report = await selectInspection(ctx.db, order);
  const questions = await selectQuestions(ctx.db, order);
  return {
    ...(await presentHandover(ctx, { order, report })),
    vin: await carNumber(ctx, order),
    report: presentReport(ctx, report),
    questions: questions.map((question) => presentQuestion(ctx, question)),
  };
}
