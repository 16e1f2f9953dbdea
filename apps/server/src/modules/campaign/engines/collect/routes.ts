import { route, routes } from '../../../../gateway/routes';
import { compose } from './compose';
import { askForItem, giveItem } from './make-link';
import { listOwnLinks, showLink } from './show-link';
import { answerQuiz, claimSet, noteTask, showCollect, takeItem } from './take-item';
import { useLink } from './use-link';
import { remindOfCollect, showReview } from './warm-up';

export const collectRoutes = routes({
  'GET /api/mpmkt/v1/campaign/collect': route({ run: (ctx, { query }) => showCollect(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/collect/note': route({ tx: true, run: (ctx, { body }) => noteTask(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/collect/answer': route({ tx: true, run: (ctx, { body }) => answerQuiz(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/collect/take': route({ tx: true, run: (ctx, { body }) => takeItem(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/collect/claim': route({ tx: true, run: (ctx, { body }) => claimSet(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/collect/compose': route({ tx: true, run: (ctx, { body }) => compose(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/collect/give': route({ tx: true, run: (ctx, { body }) => giveItem(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/collect/ask': route({ tx: true, run: (ctx, { body }) => askForItem(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/collect/link': route({ run: (ctx, { query }) => showLink(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/collect/link/use': route({ tx: true, run: (ctx, { body }) => useLink(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/collect/links': route({ run: (ctx, { query }) => listOwnLinks(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/collect/remind': route({ tx: true, run: (ctx, { body }) => remindOfCollect(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/collect/review': route({ run: (ctx, { query }) => showReview(ctx, query) }),
});
