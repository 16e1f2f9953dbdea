import type { QuoteData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { EventMap } from '../../kernel/jobs';
import { configurationOfOrder } from '../order';
import { earnFrom } from '../points';
import { checkConfiguration, fingerprintOf } from '../vehicle';
import { noteCopy, noteOrdered, raiseCopies, selectCar, selectCopied } from './showcase.repository';
import { showcaseTexts } from './showcase.texts';

/** Source of points, a row of `points_source`. */
export const COPIED = 'configurationCopied';
/** Days after copying in which an order counts. */
export const COPY_DAYS = 90;

/**
 * The configuration as it can be ordered today, with what had to be replaced. Notes that the caller copied it, which
 * counts once for each person; visitors and the publisher do not count.
 * @throws NOT_FOUND, VERSION_WITHDRAWN
 */
export async function copyCar(ctx: Ctx, { carId }: { carId: string }): Promise<QuoteData> {
  const row = await selectCar(ctx.db, carId);
  if (!row) throw refuse('NOT_FOUND', { message: showcaseTexts.missing });
  const { modelId, versionId, productCodes } = row;
  const quote = await checkConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'personal' });
  const accountId = ctx.actor?.accountId ?? null;
  if (accountId === null || accountId === row.accountId) return quote;
  const copy = { accountId, carId, fingerprint: fingerprintOf(quote.configuration), createdAt: ctx.now() };
  if (await noteCopy(ctx.db, copy)) await raiseCopies(ctx.db, carId);
  return quote;
}

/** Points for whoever published the car that somebody copied and ordered; once for each order, when it is locked. */
export async function rewardCopied(ctx: Ctx, { userId, orderNo, at }: EventMap['OrderLocked']): Promise<void> {
  const configuration = await configurationOfOrder(ctx, { userId, orderNo });
  const wanted = { accountId: userId, fingerprint: fingerprintOf(configuration), since: at - COPY_DAYS * DAY_MS };
  const copied = await selectCopied(ctx.db, wanted);
  if (!copied) return;
  const { carId, publisherId } = copied;
  if (!(await guardOf(ctx).holdAccount(ctx.db, publisherId))) return;
  if (!(await noteOrdered(ctx.db, { accountId: userId, carId }, orderNo))) return;
  await earnFrom(ctx, { accountId: publisherId, code: COPIED, ref: orderNo });
}
