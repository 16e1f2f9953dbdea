import { route, routes } from '../../../../gateway/routes';
import { claimPlace } from './claim-place';
import { acceptQuotaGift, checkReceiver, giveFamilyPlace, showQuotaGift, takeQuotaGiftBack } from './gifts';
import { showQuota } from './show-quota';

export const quotaRoutes = routes({
  'GET /api/mpmkt/v1/campaign/quota': route({ run: (ctx, { query }) => showQuota(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/quota/claim': route({ tx: true, run: (ctx, { body }) => claimPlace(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/quota/receiver': route({ tx: true, run: (ctx, { body }) => checkReceiver(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/quota/gift': route({ tx: true, run: (ctx, { body }) => giveFamilyPlace(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/quota/gift/takeBack': route({
    tx: true,
    run: (ctx, { body }) => takeQuotaGiftBack(ctx, body.giftCode),
  }),
  'GET /api/mpmkt/v1/campaign/quota/gift': route({ run: (ctx, { query }) => showQuotaGift(ctx, query.giftCode) }),
  'POST /api/mpmkt/v1/campaign/quota/gift/accept': route({
    tx: true,
    run: (ctx, { body }) => acceptQuotaGift(ctx, body),
  }),
});
