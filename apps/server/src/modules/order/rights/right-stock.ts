import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import type { ChosenRight } from '../change/change.types';
import { returnRight, takeRight } from './right.repository';

type Named = Pick<ChosenRight, 'rightCode' | 'name'>;

const inOrder = (rights: readonly Named[]) => [...rights].sort((a, b) => (a.rightCode < b.rightCode ? -1 : 1));

/** Puts benefits back for others. Call it in the transaction that takes them off the order. */
export async function giveBackRights(ctx: Ctx, rights: readonly Named[]): Promise<void> {
  for (const { rightCode } of inOrder(rights)) await returnRight(ctx.db, rightCode);
}

/**
 * Exchanges benefits of an order: one stock row after the other in the order of their codes, so that two orders that swap
 * never wait for each other.
 * @throws SOLD_OUT naming the benefit whose last one was taken meanwhile; nothing is exchanged then
 */
export async function exchangeRights(ctx: Ctx, back: readonly Named[], taken: readonly Named[]): Promise<void> {
  const backCodes = back.map(({ rightCode }) => rightCode);
  for (const { rightCode, name } of inOrder([...back, ...taken])) {
    if (backCodes.includes(rightCode)) await returnRight(ctx.db, rightCode);
    else if (!(await takeRight(ctx.db, rightCode)))
      throw refuse('SOLD_OUT', { message: `${name}已领完，请重新选择`, data: { rightCode } });
  }
}
