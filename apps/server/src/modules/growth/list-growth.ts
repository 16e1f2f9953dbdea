import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { readLedger } from '../points';
import { growthEntryTexts } from './growth.texts';
import { growthRules } from './growth-rules';

const KEY = 'GET /api/mpintegral/v1/growth/entries';

const isNamed = (reason: string): reason is keyof typeof growthEntryTexts => Object.hasOwn(growthEntryTexts, reason);

/** The caller's ledger of growth value, newest first. */
export async function listGrowth(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query);
  const { sources } = await growthRules(ctx);
  return readLedger(ctx, { accountId: ctx.actor.accountId, unit: 'growth' }, page, (reason) =>
    isNamed(reason)
      ? growthEntryTexts[reason]
      : (sources.find(({ code }) => code === reason)?.title ?? growthEntryTexts.other),
  );
}
