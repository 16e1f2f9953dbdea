import './community.events';
import { defineModule } from '../../kernel/module';
import { blindAuthor } from './author.repository';
import { communityPageData } from './community.page-data';
import { communityRoutes } from './community.routes';
import { isRefusedText } from './refused-words';

export { type CommunitySeed, seedCommunity } from './seed-community';
export { showFeed } from './show-feed';

/** Feed, articles, comments and reactions. */
export const community = defineModule({
  name: 'community',
  routes: communityRoutes,
  pageData: communityPageData,
  hooks: {
    refusesText: async (_ctx, { text }) => isRefusedText(text),
  },
  events: {
    AccountCancelled: { blindAuthor: (ctx, { accountId }) => blindAuthor(ctx.db, accountId) },
  },
});
