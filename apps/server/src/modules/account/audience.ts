import { DAY_MS } from '@voltfront/rules/time';
import type { AudienceFilter } from '../../kernel/audience';
import type { Ctx } from '../../kernel/context';
import { audienceColumn, audienceWhere, countWhere, nextWhere, sampleWhere, type Wish } from './audience.repository';
import { notificationDefaults } from './preferences';

/** People that a message is for: those of a filter who want its kind and had an account at a moment. */
export interface Audience {
  filter: AudienceFilter;
  kind: Wish['kind'];
  /** Epoch ms. */
  until: number;
}

async function whereOf(ctx: Ctx, { filter, kind, until }: Audience) {
  const answers = await ctx.app.hooks.ask(ctx, 'audienceConditions', { filter, accountId: audienceColumn });
  const wish = { kind, byDefault: notificationDefaults[kind] };
  const idleSince = filter.inactiveDays === undefined ? null : until - filter.inactiveDays * DAY_MS;
  return audienceWhere(ctx.app, { filter, wish, until, idleSince }, answers.flat());
}

/** Audiences of messages, as the account module knows them. */
export const audiences = {
  /** How many people it is. */
  count: async (ctx: Ctx, audience: Audience) => countWhere(ctx.db, await whereOf(ctx, audience)),
  /** Some of them. */
  sample: async (ctx: Ctx, audience: Audience, most: number) => sampleWhere(ctx.db, await whereOf(ctx, audience), most),
  /** Ids of the next of them after an id, held until the transaction ends. */
  next: async (ctx: Ctx, audience: Audience, after: string, most: number) =>
    nextWhere(ctx.db, await whereOf(ctx, audience), after, most),
};
