import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import type { ChosenRight } from '../change/change.types';
import { orderTexts } from '../order.texts';
import { returnRight, takeRight } from './right.repository';

type Named = Pick<ChosenRight, 'rightCode' | 'name'>;

const inOrder = (rights: readonly Named[]) => [...rights].sort((a, b) => (a.rightCode < b.rightCode ? -1 : 1));

/** Returns benefits to the stock. Call it in the transaction that removes them from the order. */
export async function giveBackRights(ctx: Ctx, rights: readonly Named[]): Promise<void> {
  for (const { rightCode } of inOrder(rights)) await returnRight(ctx.db, rightCode);
}

/**
 * Exchanges benefits of an order. Stock rows are updated in the order of their codes, so that two
 * orders exchanging the same benefits cannot deadlock.
 * @throws SOLD_OUT naming the benefit whose stock is used up; then nothing is exchanged
 */
export async function exchangeRights(ctx: Ctx, back: readonly Named[], taken: readonly Named[]): Promise<void> {
  const backCodes = back.map(({ rightCode }) => rightCode);
  for (const { rightCode, name } of inOrder([...back, ...taken])) {
    if (backCodes.includes(rightCode)) await returnRight(ctx.db, rightCode);
    else if (!(await takeRight(ctx.db, rightCode)))
      throw refuse('SOLD_OUT', { message: orderTexts.rightNoneLeft({ name }), data: { rightCode } });
  }
}
