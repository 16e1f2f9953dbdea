import type { ListCase } from '../testing/list.suite';
import { copiesOf, iso } from '../testing/list-copies';
import { seedWhitePapers } from './content/white-paper/white-paper.repository';
import { seedLayout } from './layout/layout-seed.repository';
import type { Shop } from './order/order.fixture';
import { seedSearch } from './search/search.repository';

const shared = { isPersonal: false, readers: { roles: ['auditor' as const] } };

/** Lists of the rooms of content: all of the staff read the same. */
export const contentLists = (shop: () => Shop): ListCase[] => {
  const operator = () => shop().server.login({ roles: ['operator'] });
  return [
    {
      ...shared,
      key: 'GET /api/mpmkt/v1/staff/layouts',
      id: 'layoutId',
      otherQuery: { state: 'published' },
      async fill() {
        const page = { kind: 'campaigns' as const, slug: 'list', title: 'list', text: '', picture: '/assets/a.webp' };
        await seedLayout(shop().server.ctx(), { pages: [{ ...page, isPublished: false }], blocks: [], campaigns: [] });
        const row = { table: 'layout_pages', column: 'slug', value: 'list' };
        const copies = copiesOf(shop().server, await operator(), { state: 'hidden' }, row);
        return { ...copies, add: async (steps) => (await copies.add(steps)).map((slug) => `campaigns_${slug}`) };
      },
    },
    {
      ...shared,
      isNewestFirst: true,
      key: 'GET /api/mpmkt/v1/staff/whitePapers',
      id: 'paperId',
      otherQuery: { state: 'published' },
      async fill() {
        const words = { subject: 'list', title: 'list', edition: '1', summary: '', cover: '/assets/a.webp' };
        const rest = { position: 0, publishedAt: shop().server.clock.now(), chapters: [], isPublished: false };
        await seedWhitePapers(shop().server.ctx(), [{ ...words, ...rest, paperId: 'list-paper' }]);
        const changes = ({ at }: { at: number }) => ({ published_at: iso(at) });
        const row = { table: 'content_white_paper', column: 'paper_id', value: 'list-paper', changes };
        return copiesOf(shop().server, await operator(), { words: 'list' }, row);
      },
    },
    {
      ...shared,
      key: 'GET /api/mpmkt/v1/staff/search/questions',
      id: 'questionId',
      otherQuery: { state: 'retired' },
      async fill() {
        const question = { questionId: 'list-question', question: 'list', answer: 'listed' };
        await seedSearch(shop().server.database.db, { questions: [question], words: [{ word: 'list', position: 0 }] });
        const row = { table: 'search_questions', column: 'question_id', value: 'list-question' };
        return copiesOf(shop().server, await operator(), { words: 'list' }, row);
      },
    },
  ];
};
