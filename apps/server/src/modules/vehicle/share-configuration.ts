import { randomInt } from 'node:crypto';
import type { ConfigurationData, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { quoteConfiguration } from './quote-configuration';
import { findShare, insertShare } from './vehicle.repository';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 10 of 56 characters: 57 bits, so that codes cannot be guessed or collide. */
const CODE_LENGTH = 10;

function newShareId(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

async function nicknameOf(ctx: Ctx): Promise<string | null> {
  if (!ctx.actor) return null;
  const { accountId } = ctx.actor;
  return (await findPeople(ctx, [accountId])).get(accountId)?.nickname ?? null;
}

/**
 * Stores a configuration under a short code.
 * @throws CONFIG_INVALID and the other refusals of the quote
 */
export async function shareConfiguration(
  ctx: Ctx,
  body: ConfigurationData,
): Promise<ReplyOf<'POST /api/mporder/v1/vehicle/config/share'>> {
  const { configuration } = await quoteConfiguration(ctx, { ...body, subsidy: 'none' });
  const shareId = newShareId();
  const accountId = ctx.actor?.accountId ?? null;
  const sharedBy = await nicknameOf(ctx);
  await insertShare(ctx.db, { ...configuration, shareId, accountId, sharedBy, createdAt: ctx.now() });
  return { shareId, path: `/pagesDetail/carSetting?shareId=${shareId}` };
}

/**
 * The configuration behind a share code, as it was shared.
 * @throws NOT_FOUND
 */
export async function openShared(
  ctx: Ctx,
  { shareId }: { shareId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/vehicle/config/shared'>> {
  const row = await findShare(ctx.db, shareId);
  if (!row) throw refuse('NOT_FOUND', { message: '分享的配置不存在' });
  const { modelId, versionId, productCodes, sharedBy } = row;
  return { configuration: { modelId, versionId, productCodes }, sharedBy };
}
