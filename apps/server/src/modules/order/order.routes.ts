import { route, routes } from '../../gateway/routes';
import type { ActorCtx } from '../../kernel/context';
import { cancelOrder, hideOrder } from './cancel-order';
import { changeCity, transferName } from './change-order';
import { confirmOrder } from './confirm-order';
import { listDraftCoupons, quoteDraftCoupons } from './coupons/draft-coupons';
import { createBlindOrder } from './create-blind-order';
import { listOrders, newestOpen, showOrder } from './list-orders';
import { lockOrder } from './lock-order';
import { presentDetail, presentOrder } from './order.presenter';
import { chooseDraftCoupons, saveDraft, showDraft } from './save-draft';
import { listAgreements, showAgreementText } from './show-agreements';
import { showBlindCertificate } from './show-blind-certificate';
import { signAgreement } from './sign-agreement';
import { chooseOption, saveOption, showSpecialOptions } from './special-options';
import { listOrderTexts, showOrderText } from './text/show-order-text';
import { SCENE_TIPS } from './tips';

const me = (ctx: ActorCtx) => ctx.actor.accountId;
const own = (ctx: ActorCtx, { orderNo }: { orderNo: string }) => ({ userId: me(ctx), orderNo });
const done = { ok: true } as const;

export const orderRoutes = routes({
  'GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips': route({
    run: (_ctx, { query }) => ({ tips: SCENE_TIPS[query.scene] }),
  }),
  'POST /api/mporder/v1/order/draft': route({ run: (ctx, { body }) => saveDraft(ctx, me(ctx), body) }),
  'GET /api/mporder/v1/order/draft/detail': route({ run: (ctx, { query }) => showDraft(ctx, me(ctx), query.draftId) }),
  'GET /api/mporder/v1/order/coupons': route({
    run: (ctx, { query }) => listDraftCoupons(ctx, me(ctx), query.draftId),
  }),
  'POST /api/mporder/v1/order/coupons/quote': route({ run: (ctx, { body }) => quoteDraftCoupons(ctx, me(ctx), body) }),
  'POST /api/mporder/v1/order/coupons/choose': route({
    tx: true,
    run: (ctx, { body }) => chooseDraftCoupons(ctx, me(ctx), body),
  }),
  'POST /api/mporder/v1/order/confirm': route({
    tx: true,
    run: async (ctx, { body }) => presentOrder(ctx, await confirmOrder(ctx, me(ctx), body)),
  }),
  'POST /api/mporder/v1/order/blind/create': route({
    run: async (ctx, { body }) => presentOrder(ctx, await createBlindOrder(ctx, me(ctx), body)),
  }),
  'GET /api/mporder/v1/order/blind/certificate': route({
    run: (ctx, { query }) => showBlindCertificate(ctx, own(ctx, query)),
  }),
  'GET /api/mporder/v1/order/list': route({ run: (ctx, { query }) => listOrders(ctx, me(ctx), query) }),
  'GET /api/mporder/v1/order/detail': route({ run: (ctx, { query }) => showOrder(ctx, own(ctx, query)) }),
  'GET /api/mporder/v1/order/texts': route({ run: (ctx, { query }) => listOrderTexts(ctx, query) }),
  'GET /api/mporder/v1/order/text': route({ run: (ctx, { query }) => showOrderText(ctx, query) }),
  'GET /api/mporder/v1/order/newestOpen': route({ run: (ctx) => newestOpen(ctx, me(ctx)) }),
  'POST /api/mporder/v1/order/cancel': route({
    tx: true,
    run: async (ctx, { body }) => presentOrder(ctx, await cancelOrder(ctx, own(ctx, body))),
  }),
  'POST /api/mporder/v1/order/hide': route({
    tx: true,
    run: async (ctx, { body }) => {
      await hideOrder(ctx, own(ctx, body));
      return done;
    },
  }),
  'POST /api/mporder/v1/order/lock': route({
    tx: true,
    run: async (ctx, { body }) => presentOrder(ctx, await lockOrder(ctx, own(ctx, body))),
  }),
  'POST /api/mporder/v1/order/city': route({
    tx: true,
    run: async (ctx, { body }) => presentDetail(ctx, await changeCity(ctx, own(ctx, body), body)),
  }),
  'POST /api/mporder/v1/order/transferName': route({
    tx: true,
    run: async (ctx, { body }) => presentDetail(ctx, await transferName(ctx, own(ctx, body), body.buyer)),
  }),
  'GET /api/mporder/v1/order/agreements': route({ run: (ctx, { query }) => listAgreements(ctx, me(ctx), query) }),
  'GET /api/mporder/v1/order/agreement/text': route({
    run: (ctx, { query }) => showAgreementText(ctx, me(ctx), query),
  }),
  'POST /api/mporder/v1/special/sign/agreement': route({ run: (ctx, { body }) => signAgreement(ctx, me(ctx), body) }),
  'POST /api/mporder/v1/special/getSpecialOrderOption': route({
    run: (ctx, { body }) => showSpecialOptions(ctx, own(ctx, body)),
  }),
  'POST /api/mporder/v1/special/save/option': route({
    tx: true,
    run: async (ctx, { body }) => {
      await saveOption(ctx, own(ctx, body), body.optionCode);
      return done;
    },
  }),
  'POST /api/mporder/v1/special/agreement/choice': route({
    tx: true,
    run: (ctx, { body }) => chooseOption(ctx, own(ctx, body), body.optionCode),
  }),
});
