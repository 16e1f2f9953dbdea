import {
  TEST_DRIVE_MACHINE,
  type TestDriveActor,
  type TestDriveEvent,
  type TestDriveFacts,
  type TestDriveState,
} from '@voltfront/rules/test-drive/test-drive-moves';
import type { Ctx } from '../../kernel/context';
import { publish, schedule } from '../../kernel/jobs';
import { keepStates, type MoveOptions } from '../../kernel/state-machine';
import { deleteProofs } from './delete-proofs';
import './test-drive.events';
import './test-drive.hooks';
import { type DriveRow, selectDriveForUpdate, updateDriveWithLine } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';
import { isTexted, textTime } from './text-drive';

interface DriveKind {
  key: string;
  row: DriveRow;
  changes: Partial<DriveRow>;
  state: TestDriveState;
  event: TestDriveEvent;
  actor: TestDriveActor;
  facts: TestDriveFacts;
}

/** Whether a drive belongs to an account; else it is that of a visitor's phone. */
export const hasAccount = ({ userId }: Pick<DriveRow, 'userId'>): boolean => !userId.startsWith('phone:');

/** Tells a drive's new state: by a text message with its link, and to the account where there is one. */
export async function tellDrive(ctx: Ctx, row: DriveRow): Promise<void> {
  const { userId, driveId, driveNo, historyCount: sequence, state: to, modelId, storeId, startsAt, reason } = row;
  if (isTexted(to)) await schedule(ctx, 'textTestDrive', { driveId, state: to }, textTime(to, ctx.now()));
  if (!hasAccount(row)) return;
  await publish(ctx, 'TestDriveMoved', { userId, driveNo, sequence, to, modelId, storeId, startsAt, reason });
}

const drives = keepStates<DriveKind>({
  machine: () => TEST_DRIVE_MACHINE,
  facts: ({ startsAt, moves }, now) => ({ startsAt, moves, now }),
  lock: selectDriveForUpdate,
  missing: testDriveTexts.missing,
  write: (ctx, { userId, driveId }, changes, { who: _, ...line }) =>
    updateDriveWithLine(ctx.db, { ...changes, historyCount: line.sequence }, { userId, driveId, ...line }),
  follow: async (ctx, before, after) => {
    // Who loses a time is told so by its closure.
    const isLost = before.startsAt !== null && after.startsAt === null;
    if (!isLost) await tellDrive(ctx, after);
    await deleteProofs(ctx, before, after);
    await ctx.app.hooks.ask(ctx, 'driveMoved', after);
  },
});

/** Reads a drive and locks it. @throws NOT_FOUND */
export const lockDrive = (ctx: Ctx, driveId: string): Promise<DriveRow> => drives.lock(ctx, driveId);

/** Whether an event is possible for somebody now. */
export const canMove = (ctx: Ctx, row: DriveRow, event: TestDriveEvent, who: TestDriveActor): boolean =>
  drives.next(row, event, who, ctx.now()) !== null;

/**
 * The only function that changes a drive's state: condition, state, history and event in the caller's transaction. `row`
 * must be locked by it. @throws STATE_CHANGED when the move is not allowed
 */
export const moveTestDrive = (
  ctx: Ctx,
  row: DriveRow,
  event: TestDriveEvent,
  options: MoveOptions<DriveKind>,
): Promise<DriveRow> => drives.move(ctx, row, event, options);
