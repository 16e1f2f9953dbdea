import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { listBanners, listBubbles, listTabs } from './content.repository';

type Tabs = ReplyOf<'GET /api/mpmkt/v1/community/tabs'>;
type Banners = ReplyOf<'GET /api/mpmkt/v1/community/banners'>;
type Bubble = ReplyOf<'GET /api/mpmkt/v1/community/welfareBubble'>;

/** Tabs of the community, in order. */
export async function showTabs(ctx: Ctx): Promise<Tabs> {
  const rows = await listTabs(ctx.db);
  return rows.map(({ key, label }) => ({ key, label }) as Tabs[number]);
}

/** Banners in their display period. */
export async function showBanners(ctx: Ctx): Promise<Banners> {
  const rows = await listBanners(ctx.db, ctx.now());
  return rows.map(({ id, title, picture, link }) => ({ bannerId: id, title, picture, link }));
}

/** Visitors, and customers without a car or an open order. */
async function isNewcomer(ctx: Ctx): Promise<boolean> {
  if (!ctx.actor) return true;
  if (ctx.actor.roles.includes('owner')) return false;
  const answers = await ctx.app.hooks.ask(ctx, 'openOrdersByModel', { accountId: ctx.actor.accountId });
  return answers.every((orders) => Object.keys(orders).length === 0);
}

/** The first bubble for the caller, or null. */
export async function showBubble(ctx: Ctx): Promise<Bubble> {
  for (const { id, title, picture, link, audience } of await listBubbles(ctx.db, ctx.now())) {
    if (audience !== 'newcomer' || (await isNewcomer(ctx))) return { bubble: { bubbleId: id, title, picture, link } };
  }
  return { bubble: null };
}
