import { type GrowthLevel, growthAfterReview, growthLevel } from '@voltfront/rules/growth/growth-level';
import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import { growthBook, spend } from '../points';
import { insertReview, insertReviewedYear, isYearReviewed, selectRules } from './growth.repository';
import { type Year, yearBefore } from './year';

/** Accounts that are read at a time. */
const MOST_ACCOUNTS = 1000;

/** Reviews a year of one person, once. */
async function reviewPerson(ctx: Ctx, accountId: string, year: Year, levels: readonly GrowthLevel[]): Promise<void> {
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) return;
  const now = await growthBook.lock(ctx, accountId);
  const growth = now - (await growthBook.changeSince(ctx, accountId, year.to));
  const growthAtStart = now - (await growthBook.changeSince(ctx, accountId, year.from));
  const earned = await growthBook.earned(ctx, accountId, year.from, year.to);
  const after = growthAfterReview(levels, { growth, growthAtStart, earned });
  const taken = Math.min(growth - after, now);
  const isFirst = await insertReview(ctx.db, {
    accountId,
    year: year.year,
    levelBefore: growthLevel(levels, growth),
    levelAfter: growthLevel(levels, after),
    earned,
    taken,
    createdAt: ctx.now(),
  });
  if (isFirst && taken > 0)
    await spend(ctx, { accountId, unit: 'growth', amount: taken, reason: 'review', ref: year.year });
}

/** Reviews one person in a transaction. @returns false when that failed, which the log says; others go on */
async function tryReview(ctx: Ctx, accountId: string, year: Year, levels: readonly GrowthLevel[]): Promise<boolean> {
  try {
    await withTransaction(ctx, (tx) => reviewPerson(tx, accountId, year, levels));
    return true;
  } catch (error) {
    ctx.log.error({ err: error, accountId, year: year.year }, 'the level of an account cannot be reviewed');
    return false;
  }
}

/** Reviews everybody above the lowest level. @returns whether nobody failed */
async function reviewAll(ctx: Ctx, year: Year, levels: readonly GrowthLevel[]): Promise<boolean> {
  const atLeast = levels[1]?.startsAt ?? 0;
  let isComplete = true;
  let after = '';
  for (;;) {
    const accounts = await growthBook.accounts(ctx, atLeast, after, MOST_ACCOUNTS);
    for (const accountId of accounts) {
      if (!(await tryReview(ctx, accountId, year, levels))) isComplete = false;
    }
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < MOST_ACCOUNTS) return isComplete;
    after = last;
  }
}

/**
 * Reviews the levels of everybody for the last calendar year, by the rules in force at its end; a year that began without
 * rules is left out. Run every hour, it may run in several processes at once, and goes on where it was interrupted.
 */
export async function reviewLastYear(ctx: Ctx): Promise<void> {
  const year = yearBefore(ctx.now());
  if (await isYearReviewed(ctx.db, year.year)) return;
  const [first, rules] = [await selectRules(ctx.db, year.from), await selectRules(ctx.db, year.to - 1)];
  if (!first || !rules) return;
  if (await reviewAll(ctx, year, rules.levels)) await insertReviewedYear(ctx.db, year.year, ctx.now());
}
