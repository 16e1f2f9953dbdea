import type { ListCase } from '../testing/list.suite';
import { copiesOf, iso, type Template } from '../testing/list-copies';
import { layoutCampaigns } from './layout/layout.tables';
import { searchEntries } from './search/search.tables';
import type { Yard } from './stock/stock.fixture';

/** Rows of an article in the feed, to be copied. */
export const cardCopies = (rank: 'newest' | 'recommend'): Template[] => [
  { table: 'community_article', column: 'id', value: 'a1' },
  {
    table: 'community_card',
    column: 'card_id',
    value: 'a1',
    changes: ({ at }: { at: number }) => ({ [`${rank}_rank`]: at }),
  },
];

/** Cases of articles of a model, of campaigns and of the search. */
export const readingLists = (yard: () => Yard): ListCase[] => [
  {
    key: 'GET /api/mpmkt/v1/community/modelArticles',
    id: 'cardId',
    otherQuery: { modelId: 'YLX' },
    isPersonal: false,
    fill: async () =>
      copiesOf(yard().server, await yard().server.login(), { modelId: 'YL01' }, ...cardCopies('newest')),
  },
  {
    key: 'GET /api/mpmkt/v1/community/modelArticles',
    title: 'the most liked of a topic',
    id: 'cardId',
    otherQuery: { topic: '城市' },
    isPersonal: false,
    fill: async () =>
      copiesOf(
        yard().server,
        await yard().server.login(),
        { modelId: 'YL01', sort: 'hottest', topic: '在路上' },
        ...cardCopies('newest'),
      ),
  },
  {
    key: 'GET /api/mpmkt/v1/search',
    id: 'refId',
    otherQuery: { kind: 'article' },
    isPersonal: false,
    async fill() {
      const value = 'question';
      const words = { title: '怎么充电', text: '插上即可', titleGrams: ['h充电'], grams: ['h充电'] };
      const row = { ...words, kind: 'question' as const, refId: value, digest: '', updatedAt: 0 };
      await yard().server.database.db.insert(searchEntries).values(row);
      return copiesOf(
        yard().server,
        await yard().server.login(),
        { text: '充电' },
        { table: 'search_entries', column: 'ref_id', value },
      );
    },
  },
  {
    key: 'GET /api/mpmkt/v1/campaigns',
    id: 'campaignId',
    otherQuery: { state: 'running' },
    isPersonal: false,
    async fill() {
      const value = 'campaign';
      const facts = { title: '试驾', text: '', picture: '/assets/covers/scene-dusk.webp', link: '/', platforms: null };
      await yard()
        .server.database.db.insert(layoutCampaigns)
        .values({ ...facts, campaignId: value, startsAt: 0, endsAt: 1 });
      const changes = ({ at }: { at: number }) => ({ ends_at: iso(at) });
      const template = { table: 'layout_campaigns', column: 'campaign_id', value, changes };
      return copiesOf(yard().server, await yard().server.login(), { state: 'ended' }, template);
    },
  },
];
