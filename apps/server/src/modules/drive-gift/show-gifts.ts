import type { DriveGiftsData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { callerOf, selectDrive } from '../test-drive';
import { type ClaimRow, type GiftRow, selectGifts, selectOwnClaim } from './drive-gift.repository';
import { driveGiftTexts } from './drive-gift.texts';

/** The claim of the caller in a channel. */
export async function ownClaim(ctx: Ctx, code: string): Promise<ClaimRow | undefined> {
  const caller = await callerOf(ctx);
  return caller ? selectOwnClaim(ctx.db, caller, code) : undefined;
}

async function presentClaim(ctx: Ctx, claim: ClaimRow, gifts: readonly GiftRow[]): Promise<DriveGiftsData['mine']> {
  const { driveId, driveNo, giftId, state, reservedUntil } = claim;
  const gift = gifts.find((each) => each.giftId === giftId);
  const drive = await selectDrive(ctx.db, driveId);
  if (!gift || !drive || state === 'released') return null;
  const { kind, title } = gift;
  return { giftId, kind, title, state, reservedUntil, driveNo, driveState: drive.state };
}

/** Gifts of a channel with their stock, and the caller's own. @throws NOT_FOUND */
export async function showGifts(ctx: Ctx, code: string): Promise<DriveGiftsData> {
  const gifts = await selectGifts(ctx.db, code);
  if (gifts.length === 0) throw refuse('NOT_FOUND', { message: driveGiftTexts.missing });
  const claim = await ownClaim(ctx, code);
  return {
    code,
    gifts: gifts.map(({ giftId, kind, title, note, total, taken }) => {
      return { giftId, kind, title, note, total, left: total - taken };
    }),
    mine: claim ? await presentClaim(ctx, claim, gifts) : null,
  };
}
