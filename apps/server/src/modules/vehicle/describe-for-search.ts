import type { SearchKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { SearchEntry, SearchRange } from '../../kernel/search-sources';
import { loadCatalogue } from './catalogue-cache';

/** Models as they are searched for, by name, version and what sets them apart; null for other kinds. */
export async function describeForSearch(
  ctx: Ctx,
  { kind, range }: { kind: SearchKindData; range: SearchRange },
): Promise<SearchEntry[] | null> {
  if (kind !== 'model') return null;
  const models = [...(await loadCatalogue(ctx)).models].sort((a, b) => (a.modelId < b.modelId ? -1 : 1));
  const wanted =
    'ids' in range
      ? models.filter(({ modelId }) => range.ids.includes(modelId))
      : models.filter(({ modelId }) => modelId > (range.after ?? '')).slice(0, range.limit);
  return wanted.map(({ modelId, name, tagline, cutout, versions }) => ({
    ...{ kind, refId: modelId, title: name, picture: cutout },
    text: [tagline, modelId, ...versions.map(({ title }) => title)].join(' '),
    link: `/pagesActivity/carAggregated?modelId=${modelId}`,
  }));
}
