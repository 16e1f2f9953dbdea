import type { QueryOf, ReplyOf, ShowcaseCarData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { findPeople } from '../account';
import { uploadAddress } from '../upload';
import { loadVersion, modelName, repairConfiguration } from '../vehicle';
import { type CarRow, selectCars, selectLiked, selectOwnCars } from './showcase.repository';

const LIST = 'GET /api/mporder/v1/vehicle/showcase';
const OWN = 'GET /api/mporder/v1/vehicle/showcase/own';

/** What a configuration is made of, from the catalogue in memory. */
async function carOf(ctx: Ctx, { modelId, versionId, productCodes }: CarRow) {
  const version = await loadVersion(ctx, versionId);
  const { cutout, removed } = await repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'none' });
  const nameOf = (group: string): string | null =>
    version.products.find(({ groupCode, productCode }) => groupCode === group && productCodes.includes(productCode))
      ?.name ?? null;
  return {
    modelName: await modelName(ctx, modelId),
    versionName: version.versionName,
    cutout,
    paint: nameOf('paint'),
    wheel: nameOf('wheel'),
    interior: nameOf('interior'),
    isPartlyGone: version.isWithdrawn || version.isSoldOut || removed.length > 0,
  };
}

/** Configurations with who published them; two reads for any number of them. */
async function presentCars(ctx: Ctx, rows: readonly CarRow[]): Promise<ShowcaseCarData[]> {
  const me = ctx.actor?.accountId ?? null;
  const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
  const liked =
    me === null
      ? new Set<string>()
      : await selectLiked(
          ctx.db,
          me,
          rows.map(({ id }) => id),
        );
  const cars: ShowcaseCarData[] = [];
  for (const row of rows) {
    const person = people.get(row.accountId);
    if (!person) continue;
    const { id: carId, totalFen, words, cityName, likeCount, copyCount, createdAt: at } = row;
    cars.push({
      carId,
      person: {
        nickname: person.nickname,
        avatar: uploadAddress(ctx, person.avatar),
        isOwner: person.roles.includes('owner'),
      },
      ...(await carOf(ctx, row)),
      totalFen,
      words,
      cityName,
      likeCount,
      copyCount,
      isLiked: liked.has(carId),
      isMine: row.accountId === me,
      at,
    });
  }
  return cars;
}

/** Published configurations. @throws BAD_INPUT */
export async function listCars(ctx: Ctx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const { sort, modelId, minFen, maxFen } = query;
  const read = await selectCars(ctx.db, { sort, modelId, minFen, maxFen }, page);
  const { rows, nextCursor } = page.cut(read, ({ id, createdAt, likeCount }) => ({
    key: sort === 'newest' ? createdAt : likeCount,
    id,
  }));
  return { items: await presentCars(ctx, rows), nextCursor };
}

/** What the caller published. @throws BAD_INPUT */
export async function listOwnCars(ctx: ActorCtx, query: QueryOf<typeof OWN>): Promise<ReplyOf<typeof OWN>> {
  const page = openPage(ctx, OWN, query);
  const read = await selectOwnCars(ctx.db, ctx.actor.accountId, page);
  const { rows, nextCursor } = page.cut(read, ({ id, createdAt }) => ({ key: createdAt, id }));
  return { items: await presentCars(ctx, rows), nextCursor };
}
