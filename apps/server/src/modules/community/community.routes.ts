import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { deleteOwnArticle } from './delete-article';
import { deleteComment } from './delete-comment';
import { noteSharedOpen } from './earn-for-article';
import { postComment } from './post-comment';
import { favourite, follow, like } from './react';
import { report } from './report';
import { showArticle, showRelated } from './show-article';
import { showComments, showReplies, showThread } from './show-comments';
import { showFeed } from './show-feed';
import { showModelArticles } from './show-model-articles';
import { suggestAuthors } from './suggest-authors';

/** How long visitors' responses are cached. */
const KEEP_MS = 3 * SECOND_MS;

export const communityRoutes = routes({
  'GET /api/mpmkt/v1/community/feed': route({ cacheMs: KEEP_MS, run: (ctx, { query }) => showFeed(ctx, query) }),
  'GET /api/mpmkt/v1/community/modelArticles': route({
    cacheMs: KEEP_MS,
    run: (ctx, { query }) => showModelArticles(ctx, query),
  }),
  'GET /api/mpmkt/v1/community/suggestedAuthors': route({ cacheMs: KEEP_MS, run: (ctx) => suggestAuthors(ctx) }),
  'GET /api/mpmkt/v1/community/article': route({ run: (ctx, { query }) => showArticle(ctx, query) }),
  'GET /api/mpmkt/v1/community/article/related': route({
    cacheMs: KEEP_MS,
    run: (ctx, { query }) => showRelated(ctx, query),
  }),
  'GET /api/mpmkt/v1/community/comments': route({ run: (ctx, { query }) => showComments(ctx, query) }),
  'GET /api/mpmkt/v1/community/comment': route({ run: (ctx, { query }) => showThread(ctx, query) }),
  'GET /api/mpmkt/v1/community/replies': route({ run: (ctx, { query }) => showReplies(ctx, query) }),
  'POST /api/mpmkt/v1/community/like': route({ tx: true, run: (ctx, { body }) => like(ctx, body) }),
  'POST /api/mpmkt/v1/community/favourite': route({ tx: true, run: (ctx, { body }) => favourite(ctx, body) }),
  'POST /api/mpmkt/v1/community/article/sharedOpen': route({
    tx: true,
    run: (ctx, { body }) => noteSharedOpen(ctx, body),
  }),
  'POST /api/mpmkt/v1/community/follow': route({ tx: true, run: (ctx, { body }) => follow(ctx, body) }),
  'POST /api/mpmkt/v1/community/comment': route({ tx: true, run: (ctx, { body }) => postComment(ctx, body) }),
  'POST /api/mpmkt/v1/community/comment/delete': route({ tx: true, run: (ctx, { body }) => deleteComment(ctx, body) }),
  'POST /api/mpmkt/v1/community/article/delete': route({
    tx: true,
    run: (ctx, { body }) => deleteOwnArticle(ctx, body),
  }),
  'POST /api/mpmkt/v1/community/report': route({ tx: true, run: (ctx, { body }) => report(ctx, body) }),
});
