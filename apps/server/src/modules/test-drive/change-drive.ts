import type { BodyOf } from '@voltfront/contract';
import { isDriveChangeable, MOST_DRIVE_MOVES, runningDriveStates } from '@voltfront/rules/test-drive/test-drive-moves';
import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type EventMap, type JobMap, schedule } from '../../kernel/jobs';
import { removeEntry, selectEntry } from '../form';
import { bookSlot, freeSlot, type SlotHolder } from '../slot';
import { selectCars, selectChannel } from './channel.repository';
import { giveBackTaken } from './drive-gift';
import { TEST_DRIVE } from './drive-places';
import { lockOwnDrive } from './find-drive';
import { canMove, hasAccount, moveTestDrive } from './move-drive';
import { isInWindow } from './slot-window';
import { scheduleMiss, visitWords } from './submit-drive';
import { type DriveRow, deleteDrivesOf, selectDriveForUpdate, selectDrivesOf } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

/** Who has the slot of a drive in the slot module. */
export const holderOf = ({ holderId, driveId }: Pick<DriveRow, 'holderId' | 'driveId'>): SlotHolder => ({
  kind: TEST_DRIVE,
  userId: holderId,
  thingId: driveId,
});

/** Says why a customer cannot move or cancel any more, where time or number are the reason. @throws STATE_CHANGED */
function assertInTime(ctx: Ctx, { startsAt, moves }: DriveRow, isMove: boolean): void {
  if (!isDriveChangeable(startsAt, ctx.now())) throw refuse('STATE_CHANGED', { message: testDriveTexts.tooLate });
  if (isMove && moves >= MOST_DRIVE_MOVES) throw refuse('STATE_CHANGED', { message: testDriveTexts.tooOften });
}

/** A slot of the same model, at this store or another one. @throws BAD_INPUT */
async function placeOf(ctx: Ctx, { modelId }: DriveRow, placeId: string) {
  const cars = await selectCars(ctx.db, placeId);
  if (cars?.modelId !== modelId) throw refuse('BAD_INPUT', { message: testDriveTexts.noSlot });
  return cars;
}

/** Books another slot for a drive and moves it there, as customer or staff. @throws SLOT_FULL, BAD_INPUT, STATE_CHANGED */
export async function moveToSlot(
  ctx: Ctx,
  row: DriveRow,
  { placeId, startsAt }: { placeId: string; startsAt: number },
  who: 'customer' | 'staff',
): Promise<DriveRow> {
  if (!canMove(ctx, row, 'move', who)) throw refuse('STATE_CHANGED');
  const { storeId } = await placeOf(ctx, row, placeId);
  if (row.placeId === placeId && row.startsAt === startsAt) return row;
  const { refusal } = await bookSlot(ctx, holderOf(row), { placeId, startsAt });
  if (refusal === 'full') throw refuse('SLOT_FULL');
  if (refusal) throw refuse('BAD_INPUT', { message: testDriveTexts.noSlot });
  const changes = { placeId, storeId, startsAt, endsAt: startsAt + HOUR_MS };
  const moves = row.moves + (who === 'customer' ? 1 : 0);
  const moved = await moveTestDrive(ctx, row, 'move', {
    who,
    title: who === 'staff' ? testDriveTexts.byStore : testDriveTexts.moved,
    note: await visitWords(ctx, { ...row, ...changes }),
    changes: { ...changes, moves },
  });
  await scheduleMiss(ctx, moved);
  return moved;
}

/**
 * Gives a drive a time that is no slot of the store's, such as a session of an event at it; its row must be locked.
 * @throws STATE_CHANGED for a drive that is not to come any more
 */
export async function arrangeDrive(
  ctx: Ctx,
  row: DriveRow,
  time: { placeId: string; storeId: string; startsAt: number; endsAt: number },
): Promise<DriveRow> {
  const arranged = await moveTestDrive(ctx, row, 'move', {
    who: 'staff',
    title: testDriveTexts.confirmed,
    note: await visitWords(ctx, { ...row, ...time }),
    changes: time,
  });
  await scheduleMiss(ctx, arranged);
  return arranged;
}

/** Moves the caller's drive to another slot. @throws NOT_FOUND, SLOT_FULL, BAD_INPUT, STATE_CHANGED */
export async function moveDrive(ctx: Ctx, body: BodyOf<'POST /api/mpmkt/v1/testDrive/move'>): Promise<DriveRow> {
  const row = await lockOwnDrive(ctx, body);
  assertInTime(ctx, row, true);
  const window = (await selectChannel(ctx.db, row.channelCode))?.settings.slots;
  if (!isInWindow(window, body.startsAt, ctx.now())) throw refuse('BAD_INPUT', { message: testDriveTexts.noSlot });
  return moveToSlot(ctx, row, body, 'customer');
}

/** The caller confirms that they come. @throws NOT_FOUND, STATE_CHANGED */
export async function confirmDrive(ctx: Ctx, body: BodyOf<'POST /api/mpmkt/v1/testDrive/confirm'>): Promise<DriveRow> {
  const row = await lockOwnDrive(ctx, body);
  return moveTestDrive(ctx, row, 'confirm', { who: 'customer', title: testDriveTexts.confirmed });
}

/** Cancels the caller's drive, or withdraws it while staff review it. @throws NOT_FOUND, STATE_CHANGED */
export async function cancelDrive(ctx: Ctx, body: BodyOf<'POST /api/mpmkt/v1/testDrive/cancel'>): Promise<DriveRow> {
  const row = await lockOwnDrive(ctx, body);
  const isReview = row.state === 'inReview';
  if (!isReview) assertInTime(ctx, row, false);
  return endDrive(ctx, row, {
    event: isReview ? 'withdraw' : 'cancel',
    who: 'customer',
    title: isReview ? testDriveTexts.withdrawn : testDriveTexts.cancelled,
    reason: body.reason,
  });
}

/** Cancels a drive and gives its slot back. @throws STATE_CHANGED */
export async function endDrive(
  ctx: Ctx,
  row: DriveRow,
  end: { event: 'cancel' | 'withdraw'; who: 'customer' | 'staff' | 'system'; title: string; reason: string },
): Promise<DriveRow> {
  const { event, who, title, reason } = end;
  if (!canMove(ctx, row, event, who)) throw refuse('STATE_CHANGED');
  await freeSlot(ctx, holderOf(row));
  const gift = await giveBackTaken(ctx, row);
  return moveTestDrive(ctx, row, event, { who, title, note: reason, changes: { reason, gift } });
}

/** Takes the time from a drive whose store closed then, for `SlotClosed`; does nothing when it was moved or ended before. */
export async function loseDriveSlot(ctx: Ctx, closed: EventMap['SlotClosed']): Promise<void> {
  const { kind, thingId, placeId, startsAt, reason } = closed;
  if (kind !== TEST_DRIVE) return;
  const row = await selectDriveForUpdate(ctx.db, thingId);
  if (!row || row.placeId !== placeId || row.startsAt !== startsAt || !canMove(ctx, row, 'lose', 'system')) return;
  const changes = { startsAt: null, endsAt: null };
  const lost = await moveTestDrive(ctx, row, 'lose', {
    who: 'system',
    title: testDriveTexts.lost,
    note: reason,
    changes,
  });
  // Accounts are told by their message about the closure.
  if (hasAccount(lost)) return;
  const { driveId, state } = lost;
  await schedule(ctx, 'textTestDrive', { driveId, state, isLost: true }, ctx.now());
}

/** Ends a drive to which nobody came; does nothing when it was moved meanwhile. */
export async function missDrive(ctx: Ctx, { driveId, startsAt }: JobMap['missTestDrive']): Promise<void> {
  const row = await selectDriveForUpdate(ctx.db, driveId);
  if (row?.startsAt !== startsAt || !canMove(ctx, row, 'miss', 'system')) return;
  const gift = await giveBackTaken(ctx, row);
  await moveTestDrive(ctx, row, 'miss', { who: 'system', title: testDriveTexts.noShow, changes: { gift } });
}

/**
 * Deletes the drives of an account that ended. Entries and slots under the account go by their own modules; those of a
 * visit before the login are under its phone, and go here.
 */
export async function forgetDrives(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const rows = await selectDrivesOf(ctx.db, accountId);
  for (const { holderId, driveId } of rows.filter((row) => row.holderId !== accountId)) {
    const entry = await selectEntry(ctx.db, { userId: holderId, entryId: driveId });
    if (entry) await removeEntry(ctx, entry);
  }
  for (const row of rows) if (runningDriveStates.includes(row.state)) await giveBackTaken(ctx, row);
  await deleteDrivesOf(ctx.db, accountId);
}
