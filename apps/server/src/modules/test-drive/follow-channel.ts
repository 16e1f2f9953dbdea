import type { FormAnswers } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { ChannelRow } from './channel.repository';
import { giveBackTaken } from './drive-gift';
import { lockDrive, moveTestDrive } from './move-drive';
import { type DriveRow, selectApplication } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

/** What a channel that follows another one knows of an applicant: their application there. */
export async function earlierOf(ctx: Ctx, { settings }: ChannelRow, phoneHash: string): Promise<DriveRow | undefined> {
  const { follows } = settings;
  return follows === undefined ? undefined : selectApplication(ctx.db, { phoneHash, channelCode: follows });
}

/**
 * Lets an applicant of the channel before pass over: who drove already is thanked, an application that still waits for a
 * call ends, so that the new one can have a time. Others have an old car to trade in.
 * @throws STATE_CHANGED for who drove already, BAD_INPUT for somebody who is neither
 */
export async function passOver(
  ctx: Ctx,
  { settings }: ChannelRow,
  earlier: DriveRow | undefined,
  answers: FormAnswers,
) {
  if (settings.follows === undefined) return;
  if (!earlier && answers.trade !== 'yes') throw refuse('BAD_INPUT', { message: testDriveTexts.forKnown });
  if (earlier?.state === 'done') throw refuse('STATE_CHANGED', { message: testDriveTexts.droveAlready });
  if (!earlier || earlier.startsAt !== null || (earlier.state !== 'submitted' && earlier.state !== 'confirmed')) return;
  const row = await lockDrive(ctx, earlier.driveId);
  const gift = await giveBackTaken(ctx, row);
  const reason = testDriveTexts.passedOver;
  await moveTestDrive(ctx, row, 'cancel', {
    who: 'system',
    title: testDriveTexts.cancelled,
    note: reason,
    changes: { gift },
  });
}
