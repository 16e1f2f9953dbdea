import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { homePageData } from './home.page-data';
import { showHome } from './show-home';
import { showNearestStore } from './show-store';

export { type HomeSeed, seedHome } from './home-seed.repository';

const KEEP_MS = 5 * SECOND_MS;

/** The brand home: scenes, cars, teasers, articles and the nearest store. */
export const home = defineModule({
  name: 'home',
  routes: routes({
    'GET /api/mpmkt/v1/home': route({ cacheMs: KEEP_MS, run: showHome }),
    'GET /api/mpmkt/v1/home/store': route<'GET /api/mpmkt/v1/home/store'>({
      run: (ctx, { query }) => showNearestStore(ctx, query),
    }),
  }),
  pageData: homePageData,
});
