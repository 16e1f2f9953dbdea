import type { ChatCardData, QueryOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { showOwnOrder } from '../order';
import { briefOfCar } from '../stock';
import { findStore } from '../store';
import { loadModel } from '../vehicle';
import { chatTexts } from './chat.texts';

type Subject = QueryOf<'GET /api/mpaccount/v1/chat/card'>;

/** What each kind of subject shows; null when it is not there, or not the caller's. */
const CARDS: Record<
  Subject['about'],
  (ctx: ActorCtx, key: string) => Promise<Omit<ChatCardData, keyof Subject> | null>
> = {
  model: async (ctx, key) => {
    const { name, tagline, cutout } = await loadModel(ctx, key);
    return { title: name, note: tagline, picture: cutout };
  },
  car: async (ctx, key) => {
    const { carName, vinTail, picture } = await briefOfCar(ctx, key);
    return { title: carName, note: chatTexts.vinTail({ vinTail }), picture };
  },
  order: async (ctx, key) => {
    const { summary } = await showOwnOrder(ctx, { userId: ctx.actor.accountId, orderNo: key });
    const { modelName, versionName, cutout, orderNo } = summary;
    return { title: `${modelName} ${versionName}`, note: orderNo, picture: cutout };
  },
  store: async (ctx, key) => {
    const store = await findStore(ctx, key);
    return store && { title: store.name, note: store.address, picture: null };
  },
};

/** What a card about a model, a stock car, a store or an own order shows. @throws NOT_FOUND */
export async function showCard(ctx: ActorCtx, { about, key }: Subject): Promise<ChatCardData> {
  const card = await CARDS[about](ctx, key);
  if (!card) throw refuse('NOT_FOUND', { message: chatTexts.noSubject });
  return { about, key, ...card };
}
