import { randomInt } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { quoteConfiguration } from './quote-configuration';
import { findShare, insertShare } from './share.repository';
import { shareState } from './share-state';
import { vehicleTexts } from './vehicle.texts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 10 of 56 characters: 57 bits, so that codes cannot be guessed or collide. */
const CODE_LENGTH = 10;
/** How long a share can be opened. */
const OPEN_MS = 30 * DAY_MS;

function newShareId(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

async function nicknameOf(ctx: Ctx): Promise<string | null> {
  if (!ctx.actor) return null;
  const { accountId } = ctx.actor;
  return (await findPeople(ctx, [accountId])).get(accountId)?.nickname ?? null;
}

/** Checks a published text with the content filter. @throws CONTENT_REFUSED */
async function checkMessage(ctx: Ctx, text: string): Promise<void> {
  if (text === '') return;
  const answers = await ctx.app.hooks.ask(ctx, 'refusesText', { text });
  if (answers.includes(true)) throw refuse('CONTENT_REFUSED');
}

/**
 * Stores a configuration under a short code, valid for 30 days.
 * @throws CONFIG_INVALID and the other errors of the quote, CONTENT_REFUSED for a text with
 * forbidden words
 */
export async function shareConfiguration(
  ctx: Ctx,
  { message, ...body }: BodyOf<'POST /api/mporder/v1/vehicle/config/share'>,
): Promise<ReplyOf<'POST /api/mporder/v1/vehicle/config/share'>> {
  const { configuration } = await quoteConfiguration(ctx, { ...body, subsidy: 'none' });
  await checkMessage(ctx, message);
  const shareId = newShareId();
  const accountId = ctx.actor?.accountId ?? null;
  const sharedBy = await nicknameOf(ctx);
  const createdAt = ctx.now();
  const expiresAt = createdAt + OPEN_MS;
  await insertShare(ctx.db, { ...configuration, shareId, accountId, sharedBy, message, createdAt, expiresAt });
  return { shareId, path: `/pagesFollow/configPreview/index?shareId=${shareId}` };
}

const ENDED = { expired: vehicleTexts.shareExpired, withdrawn: vehicleTexts.shareWithdrawn };

/**
 * The configuration of a share code, as it was shared.
 * @throws NOT_FOUND for an unknown, expired or withdrawn code
 */
export async function openShared(
  ctx: Ctx,
  { shareId }: { shareId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/vehicle/config/shared'>> {
  const row = await findShare(ctx.db, shareId);
  if (!row) throw refuse('NOT_FOUND', { message: vehicleTexts.shareMissing });
  const state = shareState(row, ctx.now());
  if (state !== 'open') throw refuse('NOT_FOUND', { message: ENDED[state] });
  const { modelId, versionId, productCodes, sharedBy } = row;
  return { configuration: { modelId, versionId, productCodes }, sharedBy };
}
