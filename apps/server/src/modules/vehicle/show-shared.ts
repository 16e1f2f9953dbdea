import { may, type QueryOf, type QuoteData, type ReplyOf, type SharedCardData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findPeople, type Person } from '../account';
import { uploadAddress } from '../upload';
import { loadVersion } from './find-version';
import { repairConfiguration } from './quote-configuration';
import { findContact, findNewestOpen, findShare, listOpenShares, type ShareRow } from './share.repository';
import { shareState } from './share-state';
import { vehicleTexts } from './vehicle.texts';

async function findSender(ctx: Ctx, accountId: string | null): Promise<Person | null> {
  return accountId === null ? null : ((await findPeople(ctx, [accountId])).get(accountId) ?? null);
}

/** Whether a person works for the brand and advises customers. */
export const isAdviser = (person: Pick<Person, 'roles'>): boolean => may(person, 'advise');

/**
 * The shared configuration at current prices; options that are no longer available are left out and
 * listed.
 */
async function quoteOf(ctx: Ctx, row: ShareRow, cityCode: string | undefined): Promise<QuoteData> {
  const { modelId, versionId, productCodes } = row;
  const city = cityCode ? { cityCode } : {};
  return repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'personal', ...city });
}

async function isVersionGone(ctx: Ctx, versionId: string): Promise<boolean> {
  return (await loadVersion(ctx, versionId)).isWithdrawn;
}

/**
 * A shared configuration as its recipient sees it; only the customer sees their contact.
 * @throws NOT_FOUND
 */
export async function showSharedCard(
  ctx: Ctx,
  { shareId, cityCode }: QueryOf<'GET /api/mporder/v1/vehicle/config/shared/card'>,
): Promise<SharedCardData> {
  const row = await findShare(ctx.db, shareId);
  if (!row) throw refuse('NOT_FOUND', { message: vehicleTexts.shareMissing });
  const state = shareState(row, ctx.now());
  const sender = await findSender(ctx, row.accountId);
  const contact = ctx.actor && (await findContact(ctx.db, ctx.actor.accountId));
  const adviser = sender !== null && isAdviser(sender);
  return {
    shareId,
    state,
    sender: sender && {
      nickname: sender.nickname,
      avatar: uploadAddress(ctx, sender.avatar),
      isAdviser: adviser,
      organName: adviser ? sender.organName : null,
    },
    message: state === 'open' ? row.message : '',
    sharedAt: row.createdAt,
    expiresAt: row.expiresAt,
    viewCount: row.viewCount,
    isMine: ctx.actor !== null && ctx.actor.accountId === row.accountId,
    isContact: contact !== null && contact === row.accountId,
    quote: state === 'open' ? await quoteOf(ctx, row, cityCode) : null,
    isVersionGone: await isVersionGone(ctx, row.versionId),
  };
}

/**
 * Other open shares by the same sender, newest first; none when a visitor shared it.
 * @throws NOT_FOUND, BAD_INPUT for a forged cursor
 */
export async function listShared(
  ctx: Ctx,
  query: QueryOf<'GET /api/mporder/v1/vehicle/config/shared/more'>,
): Promise<ReplyOf<'GET /api/mporder/v1/vehicle/config/shared/more'>> {
  const page = openPage(ctx, 'GET /api/mporder/v1/vehicle/config/shared/more', query);
  const row = await findShare(ctx.db, query.shareId);
  if (!row) throw refuse('NOT_FOUND', { message: vehicleTexts.shareMissing });
  if (row.accountId === null) return { items: [], nextCursor: null };
  const sender = { accountId: row.accountId, butShareId: query.shareId };
  const read = await listOpenShares(ctx.db, sender, ctx.now(), page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, shareId }) => ({ key: createdAt, id: shareId }));
  const items = await Promise.all(
    rows.map(async (each) => ({
      shareId: each.shareId,
      quote: await quoteOf(ctx, each, undefined),
      sharedAt: each.createdAt,
    })),
  );
  return { items, nextCursor };
}

/** The configuration that a person shared last and that can still be opened. */
export const newestShareOf = (ctx: Ctx, accountId: string): Promise<ShareRow | undefined> =>
  findNewestOpen(ctx.db, accountId, ctx.now());
