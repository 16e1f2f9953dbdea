import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { selectOrder } from '../order.repository';
import { orderTexts } from '../order.texts';
import { selectOrderText, selectOrderTexts } from './order-text.repository';
import type { BothLanguages, OrderTextBlock } from './order-text.tables';

type Text = ReplyOf<'GET /api/mporder/v1/order/text'>;

/** @throws NOT_FOUND also for somebody else's order */
async function assertOwn(ctx: ActorCtx, orderNo: string): Promise<void> {
  if (!(await selectOrder(ctx.db, { userId: ctx.actor.accountId, orderNo })))
    throw refuse('NOT_FOUND', { message: orderTexts.missing });
}

const say = (words: BothLanguages) => orderTexts.stored(words);

function presentBlock(block: OrderTextBlock): Text['blocks'][number] {
  if (block.kind !== 'picture') return { kind: block.kind, text: say(block.text) };
  return { ...block, caption: block.caption && say(block.caption) };
}

/** Texts that belong to an own order. */
export async function listOrderTexts(
  ctx: ActorCtx,
  { orderNo }: { orderNo: string },
): Promise<ReplyOf<'GET /api/mporder/v1/order/texts'>> {
  await assertOwn(ctx, orderNo);
  return (await selectOrderTexts(ctx.db)).map(({ key, title }) => ({ key, title: say(title) }));
}

/** A text that belongs to an own order. @throws NOT_FOUND */
export async function showOrderText(ctx: ActorCtx, { orderNo, key }: { orderNo: string; key: string }): Promise<Text> {
  await assertOwn(ctx, orderNo);
  const row = await selectOrderText(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.noText });
  const { title, version, publishedAt, withdrawnAt, blocks } = row;
  const isWithdrawn = withdrawnAt !== null && withdrawnAt <= ctx.now();
  return {
    key,
    title: say(title),
    version,
    publishedAt,
    isWithdrawn,
    blocks: isWithdrawn ? [] : blocks.map(presentBlock),
  };
}
