import type { FormAnswers } from '@voltfront/rules/form/form-types';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { runningDriveStates } from '@voltfront/rules/test-drive/test-drive-moves';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type JobMap, schedule } from '../../kernel/jobs';
import { arrangeDrive, type DriveRow, lockDrive, selectDrive } from '../test-drive';
import {
  changeSession,
  deletePlacesOf,
  type EventRow,
  insertPlace,
  type PlaceRow,
  type SessionRow,
  selectEvent,
  selectFirstWaiting,
  selectPlace,
  selectPlacesOf,
  selectSessionForUpdate,
  updatePlace,
} from './drive-event.repository';
import { driveEventTexts } from './drive-event.texts';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Gives places of a session that became free to its waiting list. */
    moveUpDriveEvent: { sessionId: string };
    /** Gives the place of a drive back that was cancelled, or moved to a time of the store. */
    leaveDriveEvent: { driveId: string };
  }
}

const hasAccount = (userId: string): boolean => !userId.startsWith('phone:');

/** The drive of a place gets the time of its session, at the store that brings the cars. */
async function arrange(ctx: Ctx, drive: DriveRow, { storeId }: EventRow, { startsAt, endsAt }: SessionRow) {
  await arrangeDrive(ctx, drive, { storeId, placeId: drivePlaceOf(storeId, drive.modelId), startsAt, endsAt });
}

/**
 * An application through the channel of an event takes places of its session, or is put on the waiting list; in its
 * transaction. @throws BAD_INPUT for a session that is over or another event's, LIMIT_REACHED for a phone that has a place
 */
export async function takePlace(
  ctx: Ctx,
  { drive, answers }: { drive: DriveRow; answers: FormAnswers },
): Promise<null> {
  const { driveId, userId, phoneHash, channelCode: eventCode } = drive;
  const event = await selectEvent(ctx.db, eventCode);
  if (!event) return null;
  const now = ctx.now();
  const session = await selectSessionForUpdate(ctx.db, String(answers.session ?? ''));
  if (session?.eventCode !== eventCode || session.startsAt <= now)
    throw refuse('BAD_INPUT', { message: driveEventTexts.noSession });
  const { sessionId, capacity, taken, waiting } = session;
  const seats = 1 + Number(answers.companions ?? 0);
  const isFree = waiting === 0 && taken + seats <= capacity;
  const state = isFree ? 'booked' : 'waiting';
  const place = {
    driveId,
    userId,
    phoneHash,
    eventCode,
    sessionId,
    state,
    seats,
    createdAt: now,
    updatedAt: now,
  } as const;
  if (!(await insertPlace(ctx.db, place))) throw refuse('LIMIT_REACHED', { message: driveEventTexts.once });
  await changeSession(ctx.db, sessionId, isFree ? { taken: seats } : { waiting: 1 });
  if (isFree) await arrange(ctx, await lockDrive(ctx, driveId), event, session);
  // Places may be free that those before this one on the list are too many for.
  else if (taken < capacity) await schedule(ctx, 'moveUpDriveEvent', { sessionId }, now);
  return null;
}

/** Gives a place back, and has the waiting list moved up. */
export async function leaveEvent(ctx: Ctx, { driveId }: JobMap['leaveDriveEvent']): Promise<void> {
  const seen = await selectPlace(ctx.db, driveId);
  if (!seen || !(await selectSessionForUpdate(ctx.db, seen.sessionId))) return;
  // Read again under the lock of the session: the place may have moved up meanwhile.
  const place = await selectPlace(ctx.db, driveId);
  if (!place || place.state === 'left') return;
  const { sessionId, seats } = place;
  await updatePlace(ctx.db, driveId, { state: 'left', updatedAt: ctx.now() });
  await changeSession(ctx.db, sessionId, place.state === 'booked' ? { taken: -seats } : { waiting: -1 });
  await schedule(ctx, 'moveUpDriveEvent', { sessionId }, ctx.now());
}

/**
 * A drive that is cancelled leaves its session; so does one that was moved to a time of the store. By a job: whoever moves a
 * waiting list up locks the session before the drive, and here the drive is locked already.
 */
export async function followDrive(ctx: Ctx, { driveId, state }: DriveRow): Promise<null> {
  const isGone = state === 'cancelled' || state === 'moved';
  if (isGone && (await selectPlace(ctx.db, driveId))) await schedule(ctx, 'leaveDriveEvent', { driveId }, ctx.now());
  return null;
}

/** Gives the first of the waiting list its places; false when its person is gone, or its drive has ended. */
async function moveOneUp(ctx: Ctx, event: EventRow, session: SessionRow, { driveId, userId, seats }: PlaceRow) {
  if (hasAccount(userId) && !(await guardOf(ctx).holdAccount(ctx.db, userId))) return false;
  if (!(await selectDrive(ctx.db, driveId))) return false;
  const drive = await lockDrive(ctx, driveId);
  if (!runningDriveStates.includes(drive.state)) return false;
  await updatePlace(ctx.db, driveId, { state: 'booked', updatedAt: ctx.now() });
  await changeSession(ctx.db, session.sessionId, { taken: seats, waiting: -1 });
  await arrange(ctx, drive, event, session);
  return true;
}

/** Moves one of the waiting list up while places are free, first come first served, and comes back for the next one. */
export async function moveUp(ctx: Ctx, { sessionId }: JobMap['moveUpDriveEvent']): Promise<void> {
  const session = await selectSessionForUpdate(ctx.db, sessionId);
  const event = session && (await selectEvent(ctx.db, session.eventCode));
  if (!session || !event || session.startsAt <= ctx.now()) return;
  const passedOver: string[] = [];
  for (;;) {
    const next = await selectFirstWaiting(ctx.db, sessionId, session.capacity - session.taken, passedOver);
    if (!next) return;
    if (await moveOneUp(ctx, event, session, next)) break;
    passedOver.push(next.driveId);
  }
  await schedule(ctx, 'moveUpDriveEvent', { sessionId }, ctx.now());
}

/** An account that ended leaves its events. */
export async function leaveEvents(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  for (const place of await selectPlacesOf(ctx.db, accountId)) await leaveEvent(ctx, place);
  await deletePlacesOf(ctx.db, accountId);
}
