import type { ParameterSheetData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { arePricesOut, loadModel, loadVersion } from './find-version';
import { selectParameters } from './parameter.repository';
import { presentEntries } from './parameter-entries';
import { groupParameters } from './parameter-sections';
import { versionHead } from './version-head';

/**
 * All parameters and equipment of a version. A withdrawn version keeps its sheet; before prices are
 * published the sheet is empty.
 * @throws NOT_FOUND when there is no such version
 */
export async function showParameters(ctx: Ctx, { versionId }: { versionId: string }): Promise<ParameterSheetData> {
  const version = await loadVersion(ctx, versionId);
  const model = await loadModel(ctx, version.modelId);
  const head = versionHead(model, version, ctx.now());
  if (!(await arePricesOut(ctx, model.modelId))) {
    const unpriced = { ...head, priceFen: 0, subsidyPriceFen: 0, subsidyFen: 0 };
    return { version: unpriced, versions: [], sections: [], footnotes: [] };
  }
  const { sections, footnotes } = groupParameters(await selectParameters(ctx.db, [versionId]));
  return {
    version: head,
    versions: model.versions
      .filter((each) => !each.isWithdrawn || each.versionId === versionId)
      .map(({ versionId: id, versionName, isSoldOut }) => ({ versionId: id, versionName, isSoldOut })),
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      rows: lines.map(({ stored, ...line }) => ({
        ...line,
        entries: presentEntries(version, stored.get(versionId) ?? []),
      })),
    })),
    footnotes,
  };
}
