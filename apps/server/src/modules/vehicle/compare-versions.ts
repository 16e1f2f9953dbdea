import type { ComparisonData, ParameterEntryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { CatalogueVersion } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { arePricesOut } from './find-version';
import { selectParameters } from './parameter.repository';
import { presentEntries } from './parameter-entries';
import { groupParameters, type ParameterLine } from './parameter-sections';
import { versionHead } from './version-head';

/** The visible content of a cell, for comparing cells. */
const looks = (entries: readonly ParameterEntryData[]): string =>
  JSON.stringify(entries.map(({ mark, text, product }) => [mark, text, mark === 'option' ? product?.priceFen : null]));

function presentLine({ stored, ...line }: ParameterLine, versions: readonly CatalogueVersion[]) {
  const cells = versions.map((version) => presentEntries(version, stored.get(version.versionId) ?? []));
  return { ...line, cells, isDifferent: new Set(cells.map(looks)).size > 1 };
}

async function findPublished(ctx: Ctx, versionIds: readonly string[]): Promise<CatalogueVersion[]> {
  const { versionById } = await loadCatalogue(ctx);
  const found = versionIds.flatMap((id) => versionById.get(id) ?? []);
  const published = await Promise.all(found.map(({ modelId }) => arePricesOut(ctx, modelId)));
  return found.filter((_, at) => published[at]);
}

/**
 * Versions side by side in the requested order, also across models. Duplicates are removed;
 * versions that do not exist or are not published are listed in `missing`. A withdrawn version is
 * included and marked.
 */
export async function compareVersions(ctx: Ctx, input: { versionIds: string }): Promise<ComparisonData> {
  const asked = [...new Set(input.versionIds.split(','))];
  const versions = await findPublished(ctx, asked);
  const shown = versions.map(({ versionId }) => versionId);
  const { modelById } = await loadCatalogue(ctx);
  const now = ctx.now();
  const rows = shown.length > 0 ? await selectParameters(ctx.db, shown) : [];
  const { sections, footnotes } = groupParameters(rows);
  return {
    columns: versions.flatMap((version) => {
      const model = modelById.get(version.modelId);
      return model ? [versionHead(model, version, now)] : [];
    }),
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      rows: lines.map((line) => presentLine(line, versions)),
    })),
    footnotes,
    missing: asked.filter((id) => !shown.includes(id)),
  };
}
