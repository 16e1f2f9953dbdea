import { standard } from '../src/modules/order/order.fixture';
import { ProcessBuyer } from '../src/testing/process-buyer';
import type { ReleaseFacts } from '../src/testing/releases';
import { eventually, type ServerProcess } from '../src/testing/server-process';

const MOBILE = '13700000099';
const PAID_MS = 30_000;

async function paidOrder(buyer: ProcessBuyer, server: ServerProcess) {
  const orderNo = await buyer.order(server);
  await buyer.payAtCashier(server, orderNo);
  return eventually(
    'deposit paid',
    async () => {
      const order = await buyer.detail(server, orderNo);
      return order.state === 'depositPaid' ? order : undefined;
    },
    PAID_MS,
  );
}

/** Comments the newest article. */
async function comment(buyer: ProcessBuyer, server: ServerProcess) {
  const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest' } });
  const articleId = feed.items.find(({ kind }) => kind === 'article')?.cardId ?? '';
  const body = { articleId, text: '提车第一天，记录一下。' };
  const written = await buyer.ask(server, 'POST /api/mpmkt/v1/community/comment', { body });
  return { articleId, commentId: written.comment.commentId };
}

/** A customer who logs in, orders and pays, leaves a draft, keeps a configuration and comments, all over HTTP. */
export async function useShop(server: ServerProcess): Promise<Omit<ReleaseFacts, 'madeAt'>> {
  const buyer = new ProcessBuyer(MOBILE);
  await buyer.login(server);
  const { userId } = await buyer.ask(server, 'GET /api/appuser/v1/user/info', {});
  const order = await paidOrder(buyer, server);
  const draft = await buyer.signedDraft(server);
  const wish = await buyer.ask(server, 'POST /api/mporder/v1/vehicle/wishlist/add', { body: standard });
  return {
    mobile: MOBILE,
    accountId: userId,
    token: buyer.token,
    orderNo: order.orderNo,
    totalFen: order.totalFen,
    paidFen: order.paidFen,
    signed: order.agreements.filter(({ state }) => state === 'signed').length,
    draftId: draft.draftId,
    wishId: wish.wishId,
    ...(await comment(buyer, server)),
  };
}
