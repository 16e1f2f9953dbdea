import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { addToChances, insertChanceEntry, takeChance } from './chance.repository';

/** Chances of a person in a campaign, and what they are for: the same reason and ref are booked once. */
interface ChanceMovement {
  accountId: string;
  campaignId: string;
  /** Such as `friendDriven`. */
  reason: string;
  /** Id of what they are for. */
  ref: string;
}

const entryOf = (ctx: Ctx, { accountId, campaignId, reason, ref }: ChanceMovement, delta: number) => {
  const createdAt = ctx.now();
  return { accountId, campaignId, id: newId(createdAt), delta, reason, ref, createdAt };
};

/** Gives chances, in the caller's transaction. @returns false when they were given before */
export async function addChances(ctx: Ctx, movement: ChanceMovement & { amount: number }): Promise<boolean> {
  const { accountId, campaignId, amount } = movement;
  if (!(await insertChanceEntry(ctx.db, entryOf(ctx, movement, amount)))) return false;
  await addToChances(ctx.db, accountId, campaignId, amount);
  return true;
}

/** Uses one chance, in the caller's transaction. @returns false when there is none */
export async function spendChance(ctx: Ctx, movement: ChanceMovement): Promise<boolean> {
  if (!(await takeChance(ctx.db, movement.accountId, movement.campaignId))) return false;
  await insertChanceEntry(ctx.db, entryOf(ctx, movement, -1));
  return true;
}
