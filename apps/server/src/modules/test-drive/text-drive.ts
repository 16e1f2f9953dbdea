import { afterQuietHours } from '@voltfront/rules/message/quiet-hours';
import type { TestDriveState } from '@voltfront/rules/test-drive/test-drive-moves';
import type { Ctx } from '../../kernel/context';
import type { JobMap } from '../../kernel/jobs';
import { unseal } from '../order';
import { driveKey } from './drive-key';
import { selectDrive } from './test-drive.repository';

/** Template of the SMS provider by state; of other states no text message tells. */
const SCENES: Partial<Record<TestDriveState, string>> = {
  submitted: 'driveSubmitted',
  confirmed: 'driveConfirmed',
  moved: 'driveMoved',
  cancelled: 'driveCancelled',
};

/** Whether a text message tells of a state. */
export const isTexted = (state: TestDriveState): boolean => SCENES[state] !== undefined;

/** When a text message goes out: another time or none is told at once, all else not at night. */
export const textTime = (state: TestDriveState, now: number): number =>
  state === 'moved' || state === 'cancelled' ? now : afterQuietHours(now);

/** Template of the message that the store closed at the time of a drive. */
const LOST = 'driveLost';

/** Sends the text message about a state, or a lost time, unless the drive has another one by now. */
export async function textDrive(ctx: Ctx, { driveId, state, isLost }: JobMap['textTestDrive']): Promise<void> {
  const row = await selectDrive(ctx.db, driveId);
  const scene = isLost ? LOST : SCENES[state];
  if (row?.state !== state || !scene || (isLost && row.startsAt !== null)) return;
  const mobile = unseal(ctx.app.config.dataSecret, row.contactMobile);
  const key = encodeURIComponent(driveKey(ctx, driveId));
  const link = `${ctx.app.config.publicUrl ?? ''}/pagesActivity/testDrive/notification?key=${key}`;
  await ctx.app.sms.notify?.({ mobile, scene, link });
}
