import type { MessageParams } from '@voltfront/rules/message/fill-template';
import { askOf } from '@voltfront/rules/message/order-notice';
import type { Ctx } from '../../kernel/context';
import { insertNotice } from './notice.repository';

/** A message that was just written. */
export interface WrittenMessage {
  accountId: string;
  messageId: string;
  template: string;
  params: MessageParams;
  /** When it was written (epoch ms); now by default. */
  at?: number;
}

/** Makes a message that names an order a notice of it, with what it asks for. */
export async function keepNotice(
  ctx: Ctx,
  { accountId, messageId, template, params, at = ctx.now() }: WrittenMessage,
): Promise<void> {
  const { orderNo } = params;
  if (typeof orderNo !== 'string') return;
  const asked = askOf(template, params, at);
  await insertNotice(ctx.db, {
    accountId,
    orderNo,
    noticeId: messageId,
    ask: asked?.ask ?? null,
    answerBy: asked?.answerBy ?? null,
    createdAt: at,
  });
}
