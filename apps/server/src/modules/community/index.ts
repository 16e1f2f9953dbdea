import { whenActive } from '../../kernel/account-guard';
import './community.events';
import { defineModule } from '../../kernel/module';
import { blindAuthor } from './author.repository';
import { countCommentsBy, countPostsBy } from './comment.repository';
import { communityPageData } from './community.page-data';
import { communityRoutes } from './community.routes';
import { describeForSearch } from './describe-for-search';
import { earnForShare } from './earn-for-article';
import { isDoubtfulText, isRefusedText } from './refused-words';
import { takeOverProfile } from './take-over-profile';

export { type CommunitySeed, seedCommunity } from './community-seed.repository';
export { takeDownComment } from './delete-comment';
export { addBallots, addJoined, findEventCards } from './event-card.repository';
export { findEventText, saveEventText, showEventText } from './event-text';
export { becomeAuthor, listTopics, putArticle, removeArticle } from './put-article';
export { isDoubtfulText, isRefusedText } from './refused-words';
export { queueReport } from './report';
export {
  countOpenReported,
  decideReported,
  queueEarlierReports,
  type ReportedRow,
  selectReported,
  selectReportedItem,
  selectReports,
} from './reported.repository';
export { findReportedArticles, findReportedComments, type ReportedContent } from './reported-content';
export { showFeed } from './show-feed';
export { findCards } from './show-model-articles';
export { topComment } from './top-comment';

/** Feed, articles, comments and reactions. */
export const community = defineModule({
  name: 'community',
  routes: communityRoutes,
  pageData: communityPageData,
  hooks: {
    searchEntries: describeForSearch,
    refusesText: async (_ctx, { text }) => isRefusedText(text),
    doubtsText: async (_ctx, { text }) => isDoubtfulText(text),
    deedsSince: async (ctx, { accountId, since }) => ({ comment: await countCommentsBy(ctx.db, accountId, since) }),
    yearInFigures: async (ctx, { accountId, since }) => ({ posts: await countPostsBy(ctx.db, accountId, since) }),
    lostByCancellation: async (ctx, { accountId }) => [
      { key: 'posts', count: await countCommentsBy(ctx.db, accountId) },
    ],
  },
  events: {
    AccountCancelled: { blindAuthor: (ctx, { accountId }) => blindAuthor(ctx.db, accountId) },
    SharedArticleOpened: { earnForShare: whenActive(({ sharerId }) => sharerId, earnForShare) },
    ProfileChanged: { renameAuthor: whenActive(({ accountId }) => accountId, takeOverProfile) },
  },
});
