import type { ListCase } from '../testing/list.suite';
import { copiesOf } from '../testing/list-copies';
import { seedLayout } from './layout/layout-seed.repository';
import type { Shop } from './order/order.fixture';

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
  ];
};
