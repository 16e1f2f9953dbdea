import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { lockOwnOrder, noteOrder, type OrderRow } from '../order';
import { attachUploads, uploadPath } from '../upload';
import { assertAtStore } from './inspection.policy';
import { addQuestion, selectQuestions } from './inspection.repository';
import { inspectionTexts } from './inspection.texts';
import { inspectionStates, lockBegun } from './move-inspection';
import { itemName } from './template';

/** An own order whose car stands at the store, locked. */
async function lockOwn(ctx: ActorCtx, orderNo: string): Promise<OrderRow> {
  const order = await lockOwnOrder(ctx, { userId: ctx.actor.accountId, orderNo });
  assertAtStore(order);
  return order;
}

/**
 * Confirms the report as the customer read it, which the pickup waits for.
 * @throws NOT_FOUND also for somebody else's, STATE_CHANGED when it changed meanwhile or has an open question
 */
export async function confirmReport(
  ctx: ActorCtx,
  { orderNo, revision }: BodyOf<'POST /api/mporder/v1/order/inspection/confirm'>,
): Promise<void> {
  const order = await lockOwn(ctx, orderNo);
  const report = await lockBegun(ctx, order);
  if (report.revision !== revision) throw refuse('STATE_CHANGED');
  const now = ctx.now();
  await inspectionStates.move(ctx, report, 'confirm', { who: 'customer', changes: { confirmedAt: now } });
  const line = { title: inspectionTexts.confirmed, note: '', who: 'customer' as const };
  await noteOrder(ctx, order, line, { inspectionConfirmedAt: now });
}

/**
 * Asks about an item of the report, which then waits for staff.
 * @throws NOT_FOUND also for somebody else's, STATE_CHANGED before there is a report and once it is confirmed, BAD_INPUT for an
 * unknown item, one with an open question, and pictures that are not the customer's uploads
 */
export async function askAbout(
  ctx: ActorCtx,
  { orderNo, itemKey, text, pictures }: BodyOf<'POST /api/mporder/v1/order/inspection/question'>,
): Promise<void> {
  const order = await lockOwn(ctx, orderNo);
  const report = await lockBegun(ctx, order);
  const { userId } = order;
  if (inspectionStates.next(report, 'ask', 'customer', ctx.now()) === null) throw refuse('STATE_CHANGED');
  const fields = ['body.itemKey'];
  if (!report.items.some((item) => item.itemKey === itemKey))
    throw refuse('BAD_INPUT', { message: inspectionTexts.unknownItem, data: { fields } });
  const known = await selectQuestions(ctx.db, order);
  if (known.some((question) => question.itemKey === itemKey && question.answer === null))
    throw refuse('BAD_INPUT', { message: inspectionTexts.askedAlready, data: { fields } });
  const questionId = newId(ctx.now());
  const paths = pictures.map(uploadPath);
  const isOnce = new Set(paths).size === paths.length;
  if (!isOnce || !(await attachUploads(ctx, { userId, owner: `inspectionQuestion:${questionId}` }, paths)))
    throw refuse('BAD_INPUT', { message: inspectionTexts.photosGone, data: { fields: ['body.pictures'] } });
  await addQuestion(ctx.db, { userId, orderNo, questionId, itemKey, text, pictures: paths, askedAt: ctx.now() });
  const changes = { openQuestions: report.openQuestions + 1, revision: report.revision + 1 };
  await inspectionStates.move(ctx, report, 'ask', { who: 'customer', changes });
  const note = inspectionTexts.askedNote({ item: itemName(itemKey) });
  await noteOrder(ctx, order, { title: inspectionTexts.asked, note, who: 'customer' });
}
