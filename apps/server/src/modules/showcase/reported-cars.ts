import type { Ctx } from '../../kernel/context';
import { findPeople } from '../account';
import type { ReportedContent } from '../community';
import { loadVersion, modelName, repairConfiguration } from '../vehicle';
import { type CarRow, hideCar, selectCarsById } from './showcase.repository';

async function titleOf(ctx: Ctx, { modelId, versionId }: CarRow): Promise<string> {
  return `${await modelName(ctx, modelId)} ${(await loadVersion(ctx, versionId)).versionName}`;
}

/** Published configurations by their ids, as staff read reported ones; those that were taken back are left out. */
export async function findReportedCars(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ReportedContent>> {
  const rows = await selectCarsById(ctx.db, ids);
  const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
  const found = new Map<string, ReportedContent>();
  for (const row of rows) {
    const { modelId, versionId, productCodes, accountId: authorId, words: text, createdAt: publishedAt } = row;
    const { cutout } = await repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'none' });
    found.set(row.id, {
      ...{ title: await titleOf(ctx, row), text, pictures: [cutout], authorId, publishedAt, under: null, page: null },
      nickname: people.get(authorId)?.nickname ?? '',
      isShown: row.hiddenAt === null,
    });
  }
  return found;
}

/** Takes a configuration down for good: it cannot be published again. Needs a transaction. False when it is not shown. */
export const takeDownCar = async (ctx: Ctx, carId: string): Promise<boolean> =>
  (await hideCar(ctx.db, carId, ctx.now())) !== undefined;
