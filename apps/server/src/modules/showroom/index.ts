import { SECOND_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedShowrooms } from './demo';
import { listPictures } from './list-pictures';
import { listShowrooms } from './list-showrooms';
import { markFavourite } from './mark-favourite';
import { showShowroom } from './show-showroom';
import { showroomPageData } from './showroom.page-data';
import { hasFavourite } from './showroom.repository';

export { saveProfile, selectProfile } from './showroom.repository';

/** Whether a store is open may be this old. */
const KEEP_MS = 5 * SECOND_MS;

/** What customers see of stores: the list, pages, galleries, favourites. */
export const showroom = defineModule({
  name: 'showroom',
  routes: {
    'GET /api/mporder/v1/store/list': route({ run: (ctx, { query }) => listShowrooms(ctx, query) }),
    'GET /api/mporder/v1/store/detail': route({ cacheMs: KEEP_MS, run: (ctx, { query }) => showShowroom(ctx, query) }),
    'GET /api/mporder/v1/store/pictures': route({ run: (ctx, { query }) => listPictures(ctx, query) }),
    'GET /api/mporder/v1/store/favourite': route({
      run: async (ctx, { query }) => ({
        isFavourite: await hasFavourite(ctx.db, { userId: ctx.actor.accountId, storeId: query.storeId }),
      }),
    }),
    'POST /api/mporder/v1/store/favourite': route({ tx: true, run: (ctx, { body }) => markFavourite(ctx, body) }),
  },
  pageData: showroomPageData,
  demo: [{ name: 'showrooms', since: '2026-11-26', load: seedShowrooms }],
});
