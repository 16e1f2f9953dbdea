import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { publish } from '../../kernel/jobs';

/** What visitors without an account said is erased this long after the last that happened to it. */
const VISITORS_KEPT_MS = 180 * DAY_MS;
/** Phones per transaction. */
const MOST_AT_ONCE = 100;

/** Owners `phone:…` after one of them, in the order of their names, with nothing newer than `before` in a module's tables. */
export type SelectPastVisitors = (db: Db, before: number, range: { after: string; limit: number }) => Promise<string[]>;

/**
 * Erases everything of visitors whose applications are long over. Their phone owns it as an account would, so that each
 * module forgets it as after a cancellation; a phone with something newer in any module is left out.
 */
export async function forgetPastVisitors(ctx: Ctx, select: SelectPastVisitors, atOnce = MOST_AT_ONCE): Promise<void> {
  const before = ctx.now() - VISITORS_KEPT_MS;
  const forgetBatch = async (tx: Ctx, after: string): Promise<string | null> => {
    const userIds = await select(tx.db, before, { after, limit: atOnce });
    const inUse = new Set((await tx.app.hooks.ask(tx, 'visitorsInUse', { userIds, before })).flat());
    for (const accountId of userIds) if (!inUse.has(accountId)) await publish(tx, 'AccountCancelled', { accountId });
    return userIds.length < atOnce ? null : (userIds.at(-1) ?? null);
  };
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    after = await withTransaction(ctx, (tx) => forgetBatch(tx, from));
  }
}
