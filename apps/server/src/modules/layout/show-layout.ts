import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findCards } from '../community';
import { type CatalogueModel, listModels, loadModels } from '../vehicle';
import { cardIdsOf, fillBlock, parseSettings } from './fill-block';
import { findPage, selectBlocks } from './layout.repository';

type Key = 'GET /api/mpmkt/v1/layout';
type Layout = ReplyOf<Key>;

/** Slug of the hub of campaigns that opens without one. */
const MAIN = 'main';

async function summaryOf(ctx: Ctx, modelId: string): Promise<Layout['model']> {
  const found = (await listModels(ctx, {})).find((model) => model.modelId === modelId);
  if (!found) return null;
  const { openOrderNo: _order, stockCount: _stock, ...summary } = found;
  return summary;
}

/**
 * A page laid out by operators, the same for everybody.
 * @throws NOT_FOUND when the model is unknown, or no such page is published
 */
export async function showLayout(caller: Ctx, { kind, slug: wanted }: QueryOf<Key>): Promise<Layout> {
  const ctx = { ...caller, actor: null };
  const models = await loadModels(ctx);
  const slug = wanted ?? (kind === 'campaigns' ? MAIN : models[0]?.modelId);
  const page = slug === undefined ? undefined : await findPage(ctx.db, kind, slug);
  const model: CatalogueModel | null =
    kind === 'campaigns' ? null : (models.find(({ modelId }) => modelId === slug) ?? null);
  if (!page || (kind !== 'campaigns' && !model)) throw refuse('NOT_FOUND');
  const now = ctx.now();
  const blocks = (await selectBlocks(ctx.db, kind, page.slug, now)).flatMap((row) => {
    const settings = parseSettings(row);
    if (!settings) ctx.log.warn({ blockId: row.blockId, type: row.type }, 'layout: a block was left out');
    return settings ? [{ row, settings }] : [];
  });
  const cards = await findCards(
    ctx,
    blocks.flatMap(({ settings }) => cardIdsOf(settings)),
  );
  return {
    kind,
    slug: page.slug,
    title: page.title,
    text: page.text,
    picture: page.picture,
    film: page.film,
    model: model && (await summaryOf(ctx, model.modelId)),
    blocks: blocks
      .map(({ row, settings }) => fillBlock(row, settings, { now, model, cards }))
      .filter((block) => block !== null),
  };
}
