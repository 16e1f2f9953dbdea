import type { BodyOf, ConfigurationData, QuoteData, ShowcaseSourceData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { lockName } from '../../kernel/name-lock.repository';
import { paidConfigurations } from '../order';
import { cityPlace } from '../store';
import { fingerprintOf, repairConfiguration, wishesOf } from '../vehicle';
import { countOwnCars, deleteCar, insertCar, selectPublished } from './showcase.repository';
import { showcaseTexts } from './showcase.texts';

/** Configurations that one person can have published at a time. */
export const MOST_CARS = 10;

type Body = BodyOf<'POST /api/mporder/v1/vehicle/showcase/publish'>;

interface Source {
  kind: Body['kind'];
  sourceId: string;
  configuration: ConfigurationData;
}

/** Saved configurations and those of paid orders; both are bounded. */
async function sourcesOf(ctx: ActorCtx): Promise<Source[]> {
  const { accountId } = ctx.actor;
  const orders = await paidConfigurations(ctx, accountId);
  const wishes = await wishesOf(ctx, accountId);
  return [
    ...orders.map(({ orderNo, configuration }) => ({ kind: 'order' as const, sourceId: orderNo, configuration })),
    ...wishes.map(({ wishId, configuration }) => ({ kind: 'wish' as const, sourceId: wishId, configuration })),
  ];
}

const quoteOf = (ctx: ActorCtx, configuration: ConfigurationData): Promise<QuoteData> =>
  repairConfiguration(ctx, { ...configuration, subsidy: 'personal' });

/** What the caller can publish, at the prices of today. */
export async function listSources(ctx: ActorCtx): Promise<ShowcaseSourceData[]> {
  const sources = await sourcesOf(ctx);
  const quoted: { source: Source; quote: QuoteData; fingerprint: string }[] = [];
  for (const source of sources) {
    const quote = await quoteOf(ctx, source.configuration);
    quoted.push({ source, quote, fingerprint: fingerprintOf(quote.configuration) });
  }
  const published = await selectPublished(
    ctx.db,
    ctx.actor.accountId,
    quoted.map(({ fingerprint }) => fingerprint),
  );
  return quoted.map(({ source: { kind, sourceId }, quote, fingerprint }) => ({
    kind,
    sourceId,
    title: `${quote.modelName} ${quote.versionName}`,
    cutout: quote.cutout,
    totalFen: quote.totalFen,
    isPublished: published.has(fingerprint),
  }));
}

/**
 * Publishes a saved configuration or that of an order; the same one again gives what is there. Needs a transaction.
 * @throws NOT_FOUND for what is not the caller's, CONTENT_REFUSED, FORBIDDEN for one that was taken down, LIMIT_REACHED
 */
export async function publishCar(ctx: ActorCtx, body: Body): Promise<{ carId: string }> {
  const { accountId } = ctx.actor;
  const { kind, sourceId, words, cityCode } = body;
  const source = (await sourcesOf(ctx)).find((each) => each.kind === kind && each.sourceId === sourceId);
  if (!source) throw refuse('NOT_FOUND', { message: showcaseTexts.noSource });
  if ((await ctx.app.hooks.ask(ctx, 'refusesText', { text: words })).includes(true)) throw refuse('CONTENT_REFUSED');
  await lockName(ctx.db, `showcase:${accountId}`);
  const { configuration, totalFen } = await quoteOf(ctx, source.configuration);
  const fingerprint = fingerprintOf(configuration);
  const known = (await selectPublished(ctx.db, accountId, [fingerprint])).get(fingerprint);
  if (known && known.hiddenAt !== null) throw refuse('FORBIDDEN', { message: showcaseTexts.takenDown });
  if (known) return { carId: known.id };
  if ((await countOwnCars(ctx.db, accountId)) >= MOST_CARS)
    throw refuse('LIMIT_REACHED', { message: showcaseTexts.full({ most: MOST_CARS }) });
  const createdAt = ctx.now();
  const id = newId(createdAt);
  const cityName = cityCode === undefined ? '' : ((await cityPlace(ctx, cityCode))?.cityName ?? '');
  const counts = { likeCount: 0, copyCount: 0 };
  await insertCar(ctx.db, {
    id,
    accountId,
    ...configuration,
    fingerprint,
    totalFen,
    words,
    cityName,
    ...counts,
    createdAt,
  });
  return { carId: id };
}

/** Takes back what the caller published. @throws NOT_FOUND also for somebody else's */
export async function takeBackCar(ctx: ActorCtx, { carId }: { carId: string }): Promise<{ ok: true }> {
  if (!(await deleteCar(ctx.db, ctx.actor.accountId, carId)))
    throw refuse('NOT_FOUND', { message: showcaseTexts.missing });
  return { ok: true };
}
