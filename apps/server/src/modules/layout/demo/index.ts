import { filmFacts } from '../../../demo/asset-facts';
import { asset, daysFrom, fillDeep } from '../../../demo/fill';
import type { AssetPath } from '../../../demo/shapes';
import type { Ctx } from '../../../kernel/context';
import { type LayoutSeed, seedLayout } from '../layout-seed.repository';
import { carPages } from './car-pages';
import { communityPages } from './community-pages';
import { flashSaleEntries } from './flash-sale-entries';
import { campaigns, hubPages } from './hub';
import type { DemoCampaign, DemoPage } from './types';

/** Settings with the addresses of their pictures. */
function served<T>(value: T): T {
  if (Array.isArray(value)) return value.map(served) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === 'picture' ? asset(item as AssetPath) : served(item),
  ]);
  return Object.fromEntries(entries) as T;
}

const blocksOf = ({ kind, slug, blocks }: DemoPage, now: number): LayoutSeed['blocks'] =>
  blocks.map(({ type, title, settings, fromDay, toDay }, position) => ({
    blockId: `${kind}-${slug}-${position + 1}`,
    kind,
    slug,
    position,
    type,
    title,
    settings: served(settings),
    startsAt: fromDay === undefined ? null : daysFrom(now, fromDay),
    endsAt: toDay === undefined ? null : daysFrom(now, toDay),
  }));

function filmOf({ film, title, picture }: DemoPage) {
  if (!film) return null;
  const src = `films/${film}.mp4`;
  return { src: asset(src), poster: asset(picture), title, ...filmFacts(src) };
}

const campaignRows = (rows: readonly DemoCampaign[], now: number): LayoutSeed['campaigns'] =>
  fillDeep([...rows]).map(({ startDay, endDay, picture, ...campaign }) => ({
    ...campaign,
    picture: asset(picture),
    startsAt: daysFrom(now, startDay),
    endsAt: daysFrom(now, endDay),
  }));

/** The laid out pages of the demo shop as rows. */
export function layoutSeed(now: number): LayoutSeed {
  const pages = fillDeep([...communityPages, ...carPages, ...hubPages(now)]);
  return {
    pages: pages.map((page) => {
      const { kind, slug, title, text, picture, isPublished } = page;
      return {
        kind,
        slug,
        title,
        text,
        picture: asset(picture),
        film: filmOf(page),
        isPublished,
      };
    }),
    blocks: pages.flatMap((page) => blocksOf(page, now)),
    campaigns: campaignRows(campaigns, now),
  };
}

/** Adds them to a shop. */
export const loadLayouts = (ctx: Ctx): Promise<void> => seedLayout(ctx, layoutSeed(ctx.now()));

/** Adds the flash sales to the list of campaigns. */
export const loadFlashSaleEntries = (ctx: Ctx): Promise<void> =>
  seedLayout(ctx, { pages: [], blocks: [], campaigns: campaignRows(flashSaleEntries, ctx.now()) });
