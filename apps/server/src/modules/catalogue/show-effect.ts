import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { countOpenDrafts } from '../order';
import { countStockCars } from '../stock';
import { countSavedConfigurations } from '../vehicle';
import type { ChangeValue } from './catalogue.tables';
import { catalogueTexts } from './catalogue.texts';
import { type Discounted, exampleOf } from './price-example';
import { findPresent, type Subject } from './subject';

type Key = 'GET /api/mporder/v1/staff/catalogue/effect';
type Effect = ReplyOf<Key>;

/**
 * What it means for customers when values come into force: prices of the standard configuration, and how many drafts, saved
 * configurations and stock cars have to do with it. Orders keep their price, so none is counted.
 */
export async function effectOf(
  ctx: Ctx,
  subject: Subject,
  wanted: readonly { id: string; after: ChangeValue }[],
  discounted: Discounted | null = null,
): Promise<Effect> {
  const found = await findPresent(ctx, subject);
  const isCar = subject.kind === 'car';
  const versionIds = [...new Set(found.map(({ versionId }) => versionId))];
  const { productCode } = subject;
  const stockCarId = isCar ? subject.ids[0] : undefined;
  const items = await Promise.all(
    wanted.map(async ({ id, after }) => {
      const present = found.find((one) => one.id === id);
      const current = typeof after === 'number' ? present && present.priceFen - present.discountFen : present?.sale;
      return {
        id,
        name: present?.name ?? id,
        current: current ?? null,
        after,
        ...(await exampleOf(ctx, subject, present, after, discounted)),
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

/** Prices with a discount. @throws BAD_INPUT when it is more than a price */
async function discountedPrices(ctx: Ctx, subject: Subject, discountFen: number) {
  const prices = (await findPresent(ctx, subject)).map(({ id, priceFen }) => ({ id, after: priceFen - discountFen }));
  const leastFen = subject.kind === 'version' ? 1 : 0;
  if (prices.some(({ after }) => after < leastFen))
    throw refuse('BAD_INPUT', { message: catalogueTexts.discountTooHigh });
  return prices;
}

/** The effect of a change that staff are writing. @throws NOT_FOUND, BAD_INPUT for a discount that is more than the price */
export async function showEffect(ctx: Ctx, query: QueryOf<Key>): Promise<Effect> {
  const { kind, productCode, afterFen, sale, discountFen, text = '', startsAt = null } = query;
  const ids = query.ids.split(',');
  const subject: Subject = { kind, productCode, ids };
  const value: ChangeValue = afterFen ?? sale ?? 'onSale';
  const isDiscount = discountFen !== undefined;
  const wanted = isDiscount
    ? await discountedPrices(ctx, subject, discountFen)
    : ids.map((id) => ({ id, after: value }));
  const effect = await effectOf(ctx, subject, wanted, isDiscount ? { text, startsAt, isEnd: false } : null);
  if (effect.items.every(({ current }) => current === null))
    throw refuse('NOT_FOUND', { message: catalogueTexts.subjectMissing });
  return effect;
}
