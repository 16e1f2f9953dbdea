import { BlockSettings, type FeedCardData, type LayoutBlockData } from '@voltfront/contract';
import type { z } from 'zod';
import type { CatalogueModel } from '../vehicle';
import { arePricesPublished, listedVersions } from './model-blocks';

/** A block's type and settings as the contract has them. */
export type Settings = z.output<typeof BlockSettings>;

/** What the blocks of one page are filled with, read once for all of them. */
export interface Filling {
  now: number;
  model: CatalogueModel | null;
  cards: ReadonlyMap<string, FeedCardData>;
}

/** Settings of a stored block; null when this server does not know its type, or its settings are not those of the type. */
export function parseSettings(row: { type: string; settings: unknown }): Settings | null {
  const parsed = BlockSettings.safeParse({ type: row.type, settings: row.settings });
  return parsed.success ? parsed.data : null;
}

/** Ids of the cards that a block names. */
export const cardIdsOf = ({ settings }: Settings): string[] => ('cardIds' in settings ? settings.cardIds : []);

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** Parts of a block beside its type, id and title; null when there is nothing to show. */
function contentOf(block: Settings, { model, cards, now }: Filling): object | null {
  switch (block.type) {
    case 'banners':
    case 'entries':
    case 'cards':
      return block.settings.items.length > 0 ? { items: block.settings.items } : null;
    case 'countdown': {
      const { until, ...card } = block.settings;
      return until > now ? { card, until } : null;
    }
    case 'activities':
    case 'reviews': {
      const found = block.settings.cardIds.map((id) => cards.get(id)).filter(isPresent);
      return found.length > 0 ? { cards: found } : null;
    }
    case 'topics':
      return block.settings.names.length > 0 ? { names: block.settings.names } : null;
    case 'vehicle':
    case 'articles':
      return model ? {} : null;
    case 'versions': {
      const versions = model ? listedVersions(model, now) : [];
      return versions.length > 0 ? { versions } : null;
    }
    case 'rights': {
      const rights = model?.benefits.filter(({ endsAt }) => endsAt > now) ?? [];
      return rights.length > 0 ? { rights } : null;
    }
    case 'accessories': {
      const items = model ? accessoriesOf(model) : [];
      return items.length > 0 ? { items } : null;
    }
    case 'campaigns':
      return { state: block.settings.state };
  }
}

/** Option packages of the model's first version, with a price once prices are published. */
function accessoriesOf(model: CatalogueModel) {
  const version = model.versions.find(({ isWithdrawn }) => !isWithdrawn);
  const isPriced = arePricesPublished(model);
  return (version?.products ?? []).flatMap(
    ({ groupCode, isSoldOut, productCode, name, description, picture, priceFen }) =>
      groupCode === 'package' && !isSoldOut && picture !== null
        ? [{ productCode, name, text: description, picture, priceFen: isPriced ? priceFen : null }]
        : [],
  );
}

/** A block with its content; null for one that would be empty. */
export function fillBlock(
  { blockId, title }: { blockId: string; title: string },
  settings: Settings,
  filling: Filling,
): LayoutBlockData | null {
  const content = contentOf(settings, filling);
  return content && ({ type: settings.type, blockId, title, ...content } as LayoutBlockData);
}
