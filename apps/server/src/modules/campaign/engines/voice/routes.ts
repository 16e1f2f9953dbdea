import { route, routes } from '../../../../gateway/routes';
import { claimGrand, giveWord } from './claim-voice';
import { acceptPost, listForReview, markBest, refusePost, removePost } from './review-post';
import { listPosts, resendPost, sendPost, showVoice, withdrawPost } from './send-post';

export const voiceRoutes = routes({
  'GET /api/mpmkt/v1/campaign/voice': route({ run: (ctx, { query }) => showVoice(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/voice/posts': route({ run: (ctx, { query }) => listPosts(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/voice/posts/submit': route({ tx: true, run: (ctx, { body }) => sendPost(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/voice/posts/resend': route({ tx: true, run: (ctx, { body }) => resendPost(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/voice/posts/withdraw': route({
    tx: true,
    run: (ctx, { body }) => withdrawPost(ctx, body),
  }),
  'POST /api/mpmkt/v1/campaign/voice/claim': route({ tx: true, run: (ctx, { body }) => claimGrand(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/voice/follow': route({ tx: true, run: (ctx, { body }) => giveWord(ctx, body) }),
  'GET /api/mpmkt/v1/staff/campaign/voice/posts': route({ run: (ctx, { query }) => listForReview(ctx, query) }),
  'POST /api/mpmkt/v1/staff/campaign/voice/accept': route({ tx: true, run: (ctx, { body }) => acceptPost(ctx, body) }),
  'POST /api/mpmkt/v1/staff/campaign/voice/refuse': route({ tx: true, run: (ctx, { body }) => refusePost(ctx, body) }),
  'POST /api/mpmkt/v1/staff/campaign/voice/remove': route({ tx: true, run: (ctx, { body }) => removePost(ctx, body) }),
  'POST /api/mpmkt/v1/staff/campaign/voice/best': route({ tx: true, run: (ctx, { body }) => markBest(ctx, body) }),
});
