import type { BodyOf, LetterData, QueryOf } from '@voltfront/contract';
import type { OrderState } from '@voltfront/rules/order/order-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { newestOrders } from '../order';
import { acknowledge, findAcknowledgement, findLetter, type LetterRow } from './letter.repository';
import { letterTexts } from './letter.texts';

/** Orders of a person that are looked at. */
const MOST_ORDERS = 50;
/** Orders that nothing is changed about any more. */
const OVER: readonly OrderState[] = ['created', 'expired', 'cancelled', 'refunded'];

async function openLetter(ctx: Ctx, letterId: string): Promise<LetterRow> {
  const row = await findLetter(ctx.db, letterId);
  if (!row || row.publishedAt > ctx.now()) throw refuse('NOT_FOUND', { message: letterTexts.missing });
  return row;
}

/** Orders of a person that a letter is about: of its models, made before it, and not over; no delivered car for a delivery. */
async function affectedOrders(ctx: Ctx, accountId: string, { about, modelIds, publishedAt }: LetterRow) {
  const over: readonly OrderState[] = about === 'delivery' ? [...OVER, 'delivered'] : OVER;
  const orders = await newestOrders(ctx, accountId, MOST_ORDERS);
  return orders.filter(
    ({ modelId, state, createdAt }) => modelIds.includes(modelId) && !over.includes(state) && createdAt <= publishedAt,
  );
}

async function ownPart(ctx: Ctx, accountId: string, row: LetterRow): Promise<LetterData['own']> {
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  const orders = await affectedOrders(ctx, accountId, row);
  return {
    name: person?.nickname ?? '',
    orders: orders.map(({ orderNo, quote: { modelName, versionName } }) => ({ orderNo, modelName, versionName })),
    acknowledgedAt: await findAcknowledgement(ctx.db, accountId, row.id),
  };
}

/** A letter as the caller sees it. @throws NOT_FOUND */
export async function showLetter(ctx: Ctx, { letterId }: QueryOf<'GET /api/mpmkt/v1/letter'>): Promise<LetterData> {
  const row = await openLetter(ctx, letterId);
  const { title, about, publishedAt, modelIds, signature } = row;
  const head = { letterId, title, about, publishedAt };
  if (row.recalledAt !== null)
    return { ...head, isRecalled: true, paragraphs: [], changes: [], models: [], signature: '', own: null };
  const [names] = modelIds.length > 0 ? await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds }) : [];
  return {
    ...head,
    isRecalled: false,
    paragraphs: row.paragraphs,
    changes: row.changes,
    models: modelIds.map((modelId) => ({ modelId, name: names?.get(modelId) ?? modelId })),
    signature,
    own: ctx.actor && (await ownPart(ctx, ctx.actor.accountId, row)),
  };
}

/** Notes that the caller knows of a letter; needs a transaction. @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN */
export async function acknowledgeLetter(ctx: ActorCtx, { letterId }: BodyOf<'POST /api/mpmkt/v1/letter/acknowledge'>) {
  const row = await openLetter(ctx, letterId);
  if (row.recalledAt !== null) throw refuse('STATE_CHANGED', { message: letterTexts.recalled });
  const { accountId } = ctx.actor;
  if ((await affectedOrders(ctx, accountId, row)).length === 0)
    throw refuse('FORBIDDEN', { message: letterTexts.noOrder });
  await acknowledge(ctx.db, accountId, letterId, ctx.now());
  return { acknowledgedAt: (await findAcknowledgement(ctx.db, accountId, letterId)) ?? ctx.now() };
}
