import type { ArticleBlockData, SearchKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { SearchEntry, SearchRange } from '../../kernel/search-sources';
import { activitiesToSearch, articlesToSearch, votesToSearch } from './search-source.repository';

/** Characters of an article that are searched. */
const MOST_TEXT = 500;

const wordsOf = (blocks: readonly ArticleBlockData[]): string =>
  blocks.map((block) => ('text' in block ? block.text : '')).join(' ');

/** Articles, activities and votes as they are searched for; null for other kinds. */
export async function describeForSearch(
  { db }: Ctx,
  { kind, range }: { kind: SearchKindData; range: SearchRange },
): Promise<SearchEntry[] | null> {
  if (kind === 'article') {
    const rows = await articlesToSearch(db, range);
    return rows.map(({ id, title, cover, blocks, topic, place }) => ({
      ...{ kind, refId: id, title, picture: cover, link: `/pagesCommunity/article/index?id=${id}` },
      text: [topic, place, wordsOf(blocks)].filter(Boolean).join(' ').slice(0, MOST_TEXT),
    }));
  }
  if (kind === 'activity') {
    const rows = await activitiesToSearch(db, range);
    return rows.map(({ id, title, cover, place }) => ({
      ...{ kind, refId: id, title, text: place, picture: cover, link: `/pagesCommunity/activity/index?id=${id}` },
    }));
  }
  if (kind !== 'vote') return null;
  const rows = await votesToSearch(db, range);
  return rows.map(({ id, title, cover }) => ({
    ...{ kind, refId: id, title, text: '', picture: cover, link: `/pagesCommunity/activity/designVote?id=${id}` },
  }));
}
