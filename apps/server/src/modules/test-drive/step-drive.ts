import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { type StaffSight, staffSight } from '../../kernel/staff-sight';
import { lockStaff, setRoles } from '../account';
import { endDrive, moveToSlot } from './change-drive';
import { selectCars, selectChannel } from './channel.repository';
import { giftAt, giveBackTaken } from './drive-gift';
import { selectLetter } from './letter.repository';
import { lockDrive, moveTestDrive } from './move-drive';
import { driveSight, presentForStaff } from './staff-drives';
import { type DriveRow, selectDriveByNo } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

type Body = BodyOf<'POST /api/mpmkt/v1/staff/testDrive/step'>;
type Of<S extends Body['step']> = Extract<Body, { step: S }>;

/** A drive of the caller's store, or one of its city that no store has; locked. @throws NOT_FOUND */
async function lockForStaff(ctx: ActorCtx, sight: StaffSight, driveNo: string): Promise<DriveRow> {
  const found = await selectDriveByNo(ctx.db, driveNo);
  if (!found) throw refuse('NOT_FOUND', { message: testDriveTexts.missing });
  const row = await lockDrive(ctx, found.driveId);
  const seen = await driveSight(ctx, sight);
  const isOpen = row.storeId === null && sight.ownStoreId !== null && seen?.cityCode === row.cityCode;
  if (!isOpen && !sight.mayChange(row.storeId)) throw refuse('NOT_FOUND', { message: testDriveTexts.missing });
  return row;
}

/** The customer shows their code, and gets a car of the place. @throws BAD_INPUT, STATE_CHANGED */
async function arrive(ctx: ActorCtx, row: DriveRow, { code, plate }: Of<'arrive'>): Promise<DriveRow> {
  if (code !== row.arrivalCode) throw refuse('BAD_INPUT', { message: testDriveTexts.wrongCode });
  const cars = row.placeId === null ? undefined : await selectCars(ctx.db, row.placeId);
  if (!cars?.plates.includes(plate)) throw refuse('BAD_INPUT', { message: testDriveTexts.wrongPlate });
  return moveTestDrive(ctx, row, 'arrive', {
    who: 'staff',
    title: testDriveTexts.arrived,
    note: testDriveTexts.car({ plate }),
    changes: { plate, consultantId: ctx.actor.accountId, gift: await giftAt(ctx, row, 'arrival') },
  });
}

/** @throws STATE_CHANGED also while the letter is not signed */
async function start(ctx: ActorCtx, row: DriveRow): Promise<DriveRow> {
  if (!(await selectLetter(ctx.db, row.driveId))) throw refuse('STATE_CHANGED', { message: testDriveTexts.unsigned });
  return moveTestDrive(ctx, row, 'start', {
    who: 'staff',
    title: testDriveTexts.driving,
    changes: { startedAt: ctx.now() },
  });
}

async function finish(ctx: ActorCtx, row: DriveRow, { distanceKm }: Of<'finish'>): Promise<DriveRow> {
  const finishedAt = ctx.now();
  const minutes = Math.max(1, Math.round((finishedAt - (row.startedAt ?? finishedAt)) / MINUTE_MS));
  return moveTestDrive(ctx, row, 'finish', {
    who: 'staff',
    title: testDriveTexts.done,
    note: testDriveTexts.drove({ km: distanceKm.toFixed(1), minutes }),
    changes: { finishedAt, distanceTenths: Math.round(distanceKm * 10), gift: await giftAt(ctx, row, 'drive') },
  });
}

/** A time at the drive's store; one that no store has comes to the caller's. */
function arrange(ctx: ActorCtx, sight: StaffSight, row: DriveRow, { startsAt }: Of<'move'>): Promise<DriveRow> {
  const storeId = row.storeId ?? sight.ownStoreId;
  if (storeId === null) throw new InternalError('a drive of nobody was let through');
  const placeId = row.placeId ?? drivePlaceOf(storeId, row.modelId);
  return moveToSlot(ctx, row, { placeId, startsAt }, 'staff');
}

const PLAIN = { approve: 'approved', confirm: 'confirmed', miss: 'noShow' } as const;

/** Gives the role that an approved applicant of the channel gets. */
async function giveRole(ctx: ActorCtx, { channelCode, userId }: DriveRow): Promise<void> {
  const role = (await selectChannel(ctx.db, channelCode))?.settings.role;
  const account = role && (await lockStaff(ctx.db, userId));
  if (role && account && !account.roles.includes(role)) await setRoles(ctx, userId, [...account.roles, role]);
}

/** A step that needs nothing but itself; who approves an application is its consultant, who does not come gives back. */
async function plainStep(ctx: ActorCtx, row: DriveRow, step: keyof typeof PLAIN): Promise<DriveRow> {
  if (step === 'approve') await giveRole(ctx, row);
  const changes =
    step === 'approve'
      ? { consultantId: ctx.actor.accountId }
      : step === 'miss'
        ? { gift: await giveBackTaken(ctx, row) }
        : {};
  return moveTestDrive(ctx, row, step, { who: 'staff', title: testDriveTexts[PLAIN[step]], changes });
}

function step(ctx: ActorCtx, sight: StaffSight, row: DriveRow, body: Body): Promise<DriveRow> {
  switch (body.step) {
    case 'arrive':
      return arrive(ctx, row, body);
    case 'start':
      return start(ctx, row);
    case 'finish':
      return finish(ctx, row, body);
    case 'move':
      return arrange(ctx, sight, row, body);
    case 'cancel':
      return endDrive(ctx, row, {
        event: 'cancel',
        who: 'staff',
        title: row.state === 'inReview' ? testDriveTexts.refused : testDriveTexts.cancelled,
        reason: body.reason,
      });
    default:
      return plainStep(ctx, row, body.step);
  }
}

/** A consultant makes the next step of a drive. @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED, SLOT_FULL */
export async function stepDrive(
  ctx: ActorCtx,
  body: Body,
): Promise<ReplyOf<'POST /api/mpmkt/v1/staff/testDrive/step'>> {
  const sight = await staffSight(ctx, 'drives');
  const row = await lockForStaff(ctx, sight, body.driveNo);
  const after = await step(ctx, sight, row, body);
  const [shown] = await presentForStaff(ctx, sight, [after]);
  if (!shown) throw new InternalError('a drive that was just moved is not there');
  return shown;
}
