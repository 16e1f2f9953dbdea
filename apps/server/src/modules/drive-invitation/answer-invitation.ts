import type { BodyOf, DriveInvitationData } from '@voltfront/contract';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { DriveRow } from '../test-drive';
import { answerInvitation, type InvitationRow } from './drive-invitation.repository';
import { driveInvitationTexts } from './drive-invitation.texts';
import { findInvitation, letterState, presentInvitation } from './show-invitation';

/** Channel through which letters are accepted; the letter is the sub-channel of the application. */
const INVITATION = 'invitation';

/** @throws NOT_FOUND, STATE_CHANGED when the letter was answered or is too old */
async function findOpen(ctx: Ctx, code: string): Promise<InvitationRow> {
  const row = await findInvitation(ctx, code);
  const state = letterState(row, ctx.now());
  if (state === 'expired') throw refuse('STATE_CHANGED', { message: driveInvitationTexts.expired });
  if (state !== 'open') throw refuse('STATE_CHANGED', { message: driveInvitationTexts.answered });
  return row;
}

async function answer(ctx: Ctx, code: string, changes: Pick<InvitationRow, 'state'> & Partial<InvitationRow>) {
  const row = await answerInvitation(ctx.db, code, { ...changes, updatedAt: ctx.now() });
  if (!row) throw refuse('STATE_CHANGED', { message: driveInvitationTexts.answered });
  return row;
}

/** An application through the channel of letters accepts one, in its transaction. @throws NOT_FOUND, STATE_CHANGED, BAD_INPUT */
export async function acceptInvitation(ctx: Ctx, { drive }: { drive: DriveRow }): Promise<null> {
  if (drive.channelCode !== INVITATION) return null;
  const { storeId, modelId, code } = await findOpen(ctx, drive.subChannel ?? '');
  if (drive.placeId !== drivePlaceOf(storeId, modelId))
    throw refuse('BAD_INPUT', { message: driveInvitationTexts.elsewhere });
  await answer(ctx, code, { state: 'accepted', driveNo: drive.driveNo, userId: drive.userId });
  return null;
}

/** Declines a letter; the reason is for its consultant. @throws NOT_FOUND, STATE_CHANGED */
export async function declineInvitation(
  ctx: Ctx,
  { code, reason }: BodyOf<'POST /api/mpmkt/v1/testDrive/invitation/decline'>,
): Promise<DriveInvitationData> {
  await findOpen(ctx, code);
  return presentInvitation(ctx, await answer(ctx, code, { state: 'declined', reason }));
}
