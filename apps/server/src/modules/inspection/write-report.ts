import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { numberOfCar } from '../logistics';
import { noteOrder, type OrderRow } from '../order';
import { attachUploads, uploadPath } from '../upload';
import { assertAtStore, lockOrderOfStore } from './inspection.policy';
import { answerQuestion, type InspectionRow, selectQuestions, updateInspection } from './inspection.repository';
import type { CheckedItem } from './inspection.tables';
import { inspectionTexts } from './inspection.texts';
import { inspectionStates, lockBegun } from './move-inspection';
import { itemKeys } from './template';

type Written = BodyOf<'POST /api/mporder/v1/staff/handovers/inspection/write'>;
type Answered = BodyOf<'POST /api/mporder/v1/staff/handovers/inspection/answer'>;

const bad = (message: string, field: string) => refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });

/** @throws BAD_INPUT for an item that did not pass and does not say why */
function assertRemark({ isPassed, remark }: Omit<CheckedItem, 'itemKey'>): void {
  if (!isPassed && remark === '') throw bad(inspectionTexts.remarkMissing, 'remark');
}

/** @throws BAD_INPUT unless these are the items of the template, each once */
function assertItems(items: readonly CheckedItem[]): void {
  const keys = items.map(({ itemKey }) => itemKey).sort();
  if (JSON.stringify(keys) !== JSON.stringify([...itemKeys].sort())) throw bad(inspectionTexts.itemsWrong, 'items');
  items.forEach(assertRemark);
}

/** The report's photos by stored path, as uploads of the caller that belong to it from now on. */
async function takePhotos(ctx: ActorCtx, orderNo: string, photos: Written['photos']): Promise<Written['photos']> {
  const taken = photos.map(({ angle, picture }) => ({ angle, picture: uploadPath(picture) }));
  if (new Set(taken.map(({ angle }) => angle)).size < taken.length) throw bad(inspectionTexts.photosTwice, 'photos');
  const paths = taken.map(({ picture }) => picture);
  const owner = { userId: ctx.actor.accountId, owner: `inspection:${orderNo}` };
  const isOnce = new Set(paths).size === paths.length;
  if (isOnce && (await attachUploads(ctx, owner, paths))) return taken;
  throw bad(inspectionTexts.photosGone, 'photos');
}

async function tell(ctx: ActorCtx, { userId, orderNo, modelId }: OrderRow, report: InspectionRow): Promise<void> {
  const { revision, state } = report;
  const isCorrected = state === 'corrected';
  await publish(ctx, 'InspectionReady', { userId, orderNo, modelId, isCorrected, revision, at: ctx.now() });
}

/**
 * Writes the report of an arrived car of the own store.
 * @throws NOT_FOUND, STATE_CHANGED unless the car stands at the store without a report, BAD_INPUT for items or photos
 */
export async function writeReport(ctx: ActorCtx, input: Written): Promise<{ order: OrderRow; report: InspectionRow }> {
  const { orderNo, inspectorName, mileageKm, batteryPercent, items } = input;
  const order = await lockOrderOfStore(ctx, orderNo);
  assertAtStore(order);
  const begun = await lockBegun(ctx, order);
  if (inspectionStates.next(begun, 'write', 'staff', ctx.now()) === null) throw refuse('STATE_CHANGED');
  assertItems(items);
  const photos = await takePhotos(ctx, orderNo, input.photos);
  const found = {
    inspectorName,
    inspectedAt: ctx.now(),
    vin: await numberOfCar(ctx, order),
    mileageKm,
    batteryPercent,
  };
  const changes = { ...found, photos, items, revision: begun.revision + 1 };
  const report = await inspectionStates.move(ctx, begun, 'write', { who: 'staff', changes });
  const line = { title: inspectionTexts.written, note: inspectionTexts.writtenNote, who: 'staff' as const };
  const noted = await noteOrder(ctx, order, line);
  await tell(ctx, noted, report);
  return { order: noted, report };
}

/**
 * Answers a question about a report of the own store; with the last answer the report is corrected and waits for the customer.
 * @throws NOT_FOUND, STATE_CHANGED for a question with an answer, BAD_INPUT without a remark
 */
export async function answerAbout(ctx: ActorCtx, input: Answered): Promise<{ order: OrderRow; report: InspectionRow }> {
  const { orderNo, questionId, answer, isPassed, remark } = input;
  assertRemark({ isPassed, remark });
  const order = await lockOrderOfStore(ctx, orderNo);
  const report = await inspectionStates.lock(ctx, order);
  const question = (await selectQuestions(ctx.db, order)).find((one) => one.questionId === questionId);
  if (!question) throw refuse('NOT_FOUND', { message: inspectionTexts.missing });
  if (question.answer !== null) throw refuse('STATE_CHANGED');
  const { userId } = order;
  await answerQuestion(ctx.db, { userId, questionId, answer, answeredAt: ctx.now() });
  const { itemKey } = question;
  const items = report.items.map((item) => (item.itemKey === itemKey ? { itemKey, isPassed, remark } : item));
  const changes = {
    items,
    openQuestions: report.openQuestions - 1,
    revision: report.revision + 1,
    updatedAt: ctx.now(),
  };
  const answered = await updateInspection(ctx.db, order, changes);
  if (answered.openQuestions > 0) return { order, report: answered };
  const corrected = await inspectionStates.move(ctx, answered, 'correct', { who: 'staff' });
  const line = { title: inspectionTexts.corrected, note: inspectionTexts.correctedNote, who: 'staff' as const };
  const noted = await noteOrder(ctx, order, line);
  await tell(ctx, noted, corrected);
  return { order: noted, report: corrected };
}
