import { createHmac } from 'node:crypto';
import type { FormAnswers } from '@voltfront/rules/form/form-types';
import type { DriveGiftState } from '@voltfront/rules/test-drive/drive-form';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { grantCoupon } from '../coupon';
import { type ChannelRow, selectChannel } from './channel.repository';
import { giveBack, isKnownNumber, takeOne } from './stock.repository';
import { type DriveRow, hasGift } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

type Gift = NonNullable<ChannelRow['settings']['gift']>;

/** A number as it is kept to be recognised: without spaces, in capitals, hashed. */
export const hashNumber = (ctx: Ctx, number: string): string =>
  createHmac('sha256', ctx.app.config.dataSecret)
    .update(`test-drive-number:${number.replace(/\s/g, '').toUpperCase()}`)
    .digest('base64url');

/** Takes one of the applications that a channel accepts. @throws LIMIT_REACHED when there are none left */
export async function takePlace(ctx: Ctx, code: string): Promise<void> {
  if ((await takeOne(ctx.db, code, 'application')) === 'gone')
    throw refuse('LIMIT_REACHED', { message: testDriveTexts.noPlace });
}

async function isEntitled(ctx: Ctx, code: string, { field }: Gift, answers: FormAnswers): Promise<boolean> {
  if (field === undefined) return true;
  const number = answers[field];
  return number !== undefined && (await isKnownNumber(ctx.db, code, hashNumber(ctx, String(number))));
}

/** Reserves the gift of a channel for an application, each phone once; null where the channel counts none. */
export async function takeGift(
  ctx: Ctx,
  { code, settings: { gift } }: ChannelRow,
  { answers, phoneHash }: { answers: FormAnswers; phoneHash: string },
): Promise<DriveGiftState | null> {
  if (!gift?.on) return null;
  // Who cancelled and applies again keeps what they got.
  if (await hasGift(ctx.db, { phoneHash, channelCode: code })) return 'given';
  if (!(await isEntitled(ctx, code, gift, answers))) return 'refused';
  return (await takeOne(ctx.db, code, 'gift')) === 'gone' ? 'gone' : 'reserved';
}

/**
 * The state of the gift after a step at which it is handed over: a coupon goes to the card bag of the drive's account,
 * goods are given by the store. A coupon for somebody without an account stays reserved.
 */
export async function giftAt(ctx: Ctx, row: DriveRow, step: NonNullable<Gift['on']>): Promise<DriveGiftState | null> {
  if (row.gift !== 'reserved') return row.gift;
  const gift = (await selectChannel(ctx.db, row.channelCode))?.settings.gift;
  if (gift?.on !== step) return row.gift;
  if (gift.coupon === undefined) return step === 'application' ? 'reserved' : 'given';
  if (row.userId.startsWith('phone:')) return 'reserved';
  const { userId: accountId, channelCode: ref } = row;
  const given = await grantCoupon(ctx, { accountId, template: gift.coupon, reason: gift.title, ref });
  return given ? 'given' : 'gone';
}

/** Gives back what a drive that ends without being driven had taken; the state of its gift afterwards. */
export async function giveBackTaken(ctx: Ctx, { channelCode, gift }: DriveRow): Promise<DriveGiftState | null> {
  await giveBack(ctx.db, channelCode, 'application');
  if (gift !== 'reserved') return gift;
  await giveBack(ctx.db, channelCode, 'gift');
  return null;
}
