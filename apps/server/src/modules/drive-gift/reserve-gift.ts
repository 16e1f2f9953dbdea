import type { FormAnswers } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type JobMap, schedule } from '../../kernel/jobs';
import type { DriveRow } from '../test-drive';
import {
  type ClaimRow,
  deleteClaimsOf,
  insertClaim,
  moveClaim,
  returnGift,
  selectClaimsOf,
  selectGifts,
  takeGift,
} from './drive-gift.repository';
import { driveGiftTexts } from './drive-gift.texts';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Gives a gift back whose drive was not made in time. */
    lapseDriveGift: { driveId: string };
  }
}

/** A gift is kept for a drive for so long. */
const RESERVED_MS = 14 * DAY_MS;

/**
 * Keeps the chosen gift for an application through a channel with gifts, in its transaction.
 * @throws SOLD_OUT, LIMIT_REACHED for a phone that has one
 */
export async function reserveGift(
  ctx: Ctx,
  { drive, answers }: { drive: DriveRow; answers: FormAnswers },
): Promise<null> {
  const { channelCode, driveId, driveNo, userId, phoneHash } = drive;
  const gifts = await selectGifts(ctx.db, channelCode);
  if (gifts.length === 0) return null;
  const giftId = String(answers.gift ?? '');
  const now = ctx.now();
  const reservedUntil = now + RESERVED_MS;
  const claim: ClaimRow = {
    driveId,
    driveNo,
    userId,
    phoneHash,
    channelCode,
    giftId,
    state: 'reserved',
    reservedUntil,
    address: null,
    addressHash: null,
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertClaim(ctx.db, claim))) throw refuse('LIMIT_REACHED', { message: driveGiftTexts.once });
  if (!(await takeGift(ctx.db, channelCode, giftId))) throw refuse('SOLD_OUT', { message: driveGiftTexts.gone });
  await schedule(ctx, 'lapseDriveGift', { driveId }, reservedUntil);
  return null;
}

async function release(ctx: Ctx, driveId: string): Promise<void> {
  const row = await moveClaim(ctx.db, driveId, ['reserved'], { state: 'released', updatedAt: ctx.now() });
  if (row) await returnGift(ctx.db, row.giftId);
}

/** A drive that is done earns its gift; one that does not take place gives it back. */
export async function followDrive(ctx: Ctx, { driveId, state }: DriveRow): Promise<null> {
  if (state === 'done') await moveClaim(ctx.db, driveId, ['reserved'], { state: 'earned', updatedAt: ctx.now() });
  if (state === 'cancelled' || state === 'noShow') await release(ctx, driveId);
  return null;
}

/** Gives a gift back whose time is over; does nothing where the drive was made. */
export const lapseGift = (ctx: Ctx, { driveId }: JobMap['lapseDriveGift']): Promise<void> => release(ctx, driveId);

/** Gives back what an account that ended had reserved, and forgets its gifts. */
export async function forgetGifts(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  for (const { state, giftId } of await selectClaimsOf(ctx.db, accountId))
    if (state === 'reserved') await returnGift(ctx.db, giftId);
  await deleteClaimsOf(ctx.db, accountId);
}
