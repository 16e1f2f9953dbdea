import type { BodyOf } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { earn } from '../points';
import { insertAward } from './honour.repository';
import { honourTexts } from './honour.texts';

/**
 * Gives somebody an honour with its KR; needs a transaction.
 * @throws NOT_FOUND for an account that is unknown or cancelled
 */
export async function giveHonour(
  ctx: Ctx,
  body: BodyOf<'POST /api/mpintegral/v1/honour/give'>,
): Promise<{ awardId: string }> {
  const { accountId, kr } = body;
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId)))
    throw refuse('NOT_FOUND', { message: honourTexts.noPerson });
  const id = newId(ctx.now());
  await insertAward(ctx.db, { ...body, id, createdAt: ctx.now() });
  await earn(ctx, { accountId, unit: 'kr', amount: kr, reason: 'honour', ref: id });
  return { awardId: id };
}
