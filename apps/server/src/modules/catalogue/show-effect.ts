import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { countOpenDrafts } from '../order';
import { countStockCars } from '../stock';
import { countSavedConfigurations, loadVersion, standardPrices } from '../vehicle';
import type { ChangeValue } from './catalogue.tables';
import { catalogueTexts } from './catalogue.texts';
import { findPresent, type Present, type Subject } from './subject';

type Key = 'GET /api/mporder/v1/staff/catalogue/effect';
type Effect = ReplyOf<Key>;

async function standardOf(
  ctx: Ctx,
  { kind, productCode }: Subject,
  { versionId, priceFen }: Present,
  after: ChangeValue,
): Promise<Effect['items'][number]['standard']> {
  if (typeof after !== 'number') return null;
  if (kind === 'car') return { beforeFen: priceFen, afterFen: after };
  return standardPrices(await loadVersion(ctx, versionId), { productCode, priceFen: after }, ctx.now());
}

/**
 * What it means for customers when values come into force: prices of the standard configuration, and how many drafts, saved
 * configurations and stock cars have to do with it. Orders keep their price, so none is counted.
 */
export async function effectOf(
  ctx: Ctx,
  subject: Subject,
  wanted: readonly { id: string; after: ChangeValue }[],
): Promise<Effect> {
  const found = await findPresent(ctx, subject);
  const isCar = subject.kind === 'car';
  const versionIds = [...new Set(found.map(({ versionId }) => versionId))];
  const { productCode } = subject;
  const stockCarId = isCar ? subject.ids[0] : undefined;
  const items = await Promise.all(
    wanted.map(async ({ id, after }) => {
      const present = found.find((one) => one.id === id);
      const current = typeof after === 'number' ? present?.priceFen : present?.sale;
      return {
        id,
        name: present?.name ?? id,
        current: current ?? null,
        after,
        standard: present ? await standardOf(ctx, subject, present, after) : null,
      };
    }),
  );
  return {
    items,
    drafts: await countOpenDrafts(ctx.db, { versionIds, productCode, stockCarId }),
    wishes: isCar ? 0 : await countSavedConfigurations(ctx, { versionIds, productCode }),
    stockCars: isCar ? 0 : await countStockCars(ctx, { versionIds, productCode }),
    isHeld: found.some(({ isHeld }) => isHeld),
  };
}

/** The effect of a change that staff are writing. @throws NOT_FOUND */
export async function showEffect(ctx: Ctx, query: QueryOf<Key>): Promise<Effect> {
  const { kind, productCode, afterFen, sale } = query;
  const ids = query.ids.split(',');
  const after: ChangeValue = afterFen ?? sale ?? 'onSale';
  const effect = await effectOf(
    ctx,
    { kind, productCode, ids },
    ids.map((id) => ({ id, after })),
  );
  if (effect.items.every(({ current }) => current === null))
    throw refuse('NOT_FOUND', { message: catalogueTexts.subjectMissing });
  return effect;
}
