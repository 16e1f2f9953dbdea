import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { defineModule } from '../../kernel/module';
import { shareRoutes } from './share.routes';
import { shortLinkPageData } from './short-link.page-data';
import { forgetVisits } from './short-link.repository';

export { isPage } from './known-pages';
export { type LinkSeed, seedLinks } from './seed-links';

/**
 * Entrances from outside: short links, the signature for WeChat's web SDK, links that open the
 * mini-program.
 */
export const share = defineModule({
  name: 'share',
  routes: shareRoutes,
  pageData: { '/{token}': shortLinkPageData },
  upkeep: (ctx) => forgetVisits(ctx.db, formatDate(ctx.now() - DAY_MS)),
});
