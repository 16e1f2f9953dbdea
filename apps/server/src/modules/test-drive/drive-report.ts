import type { BodyOf, TestDriveReportData } from '@voltfront/contract';
import type { FormAnswer } from '@voltfront/rules/form/form-types';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { signAddress } from '../../kernel/signed-address';
import { findPeople } from '../account';
import { type EntryRow, findForm, selectOnce, submitEntry } from '../form';
import { earnFrom } from '../points';
import { findStore } from '../store';
import { modelName } from '../vehicle';
import { findDrive } from './find-drive';
import { type DriveRow, selectDrive } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

/** The form of the feedback; its entry is kept once per drive. */
const FEEDBACK = 'drive-feedback';
/** What points for a feedback are booked under; they are those of a test drive. */
const SOURCE = 'testDrive';

const feedbackOf = (ctx: ActorCtx, driveId: string): Promise<EntryRow | undefined> =>
  selectOnce(ctx.db, { userId: ctx.actor.accountId, formId: FEEDBACK, once: driveId });

/** Whether the caller has written about a drive. */
export const isFeedbackSent = async (ctx: ActorCtx, driveId: string): Promise<boolean> =>
  (await feedbackOf(ctx, driveId)) !== undefined;

/** Pictures get their signed addresses; all else is as it was sent. */
const shownAnswer = (ctx: Ctx, answer: FormAnswer) =>
  Array.isArray(answer) ? answer.map((path) => signAddress(ctx.app, String(path))) : (answer as string | number);

async function presentReport(ctx: ActorCtx, row: DriveRow, entry: EntryRow | undefined): Promise<TestDriveReportData> {
  const { driveNo, modelId, storeId, startedAt, finishedAt, distanceTenths, consultantId } = row;
  const people = consultantId === null ? null : await findPeople(ctx, [consultantId]);
  const hasTimes = startedAt !== null && finishedAt !== null;
  return {
    driveNo,
    state: row.state !== 'done' ? 'notDone' : entry ? 'sent' : 'open',
    modelId,
    modelName: await modelName(ctx, modelId),
    storeName: (await findStore(ctx, storeId))?.name ?? '',
    consultantName: people?.get(consultantId ?? '')?.nickname ?? '',
    startedAt,
    minutes: hasTimes ? Math.max(1, Math.round((finishedAt - startedAt) / MINUTE_MS)) : null,
    distanceKm: distanceTenths === null ? null : distanceTenths / 10,
    form: await findForm(ctx, FEEDBACK),
    answers: entry
      ? Object.fromEntries(Object.entries(entry.answers).map(([id, answer]) => [id, shownAnswer(ctx, answer)]))
      : null,
  };
}

/** A drive of the caller with its feedback, to write or written. @throws NOT_FOUND */
export async function showReport(ctx: ActorCtx, driveNo: string): Promise<TestDriveReportData> {
  const row = await findDrive(ctx, { driveNo });
  return presentReport(ctx, row, await feedbackOf(ctx, row.driveId));
}

/**
 * Keeps the feedback of a finished drive, once, and books its points; again gives the first one.
 * @throws NOT_FOUND, STATE_CHANGED before the drive is done, BAD_INPUT by field
 */
export async function sendReport(
  ctx: ActorCtx,
  { driveNo, version, answers }: BodyOf<'POST /api/mpmkt/v1/testDrive/report/send'>,
): Promise<TestDriveReportData> {
  const { driveId } = await findDrive(ctx, { driveNo });
  const { accountId } = ctx.actor;
  const { entry } = await submitEntry(ctx, { formId: FEEDBACK, version, answers, once: driveId }, async (tx) => {
    const row = await selectDrive(tx.db, driveId);
    if (row?.state !== 'done') throw refuse('STATE_CHANGED', { message: testDriveTexts.notDone });
    await earnFrom(tx, { accountId, code: SOURCE, ref: driveNo });
  });
  return presentReport(ctx, await findDrive(ctx, { driveNo }), entry);
}
