import type { BodyOf, InvoiceItemData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type JobMap, schedule } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import { lockPaidOrder, seal, unseal } from '../order';
import { countMail, selectPaper, selectPapers } from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import { drawPaper } from './invoice-file/draw-paper';
import { itemOf } from './list-invoices';
import { MAILS_A_DAY } from './mail-limit';
import { lockInvoice } from './move-invoice';

/**
 * Sends the own invoice of an order by e-mail again.
 * @throws STATE_CHANGED when none is issued, LIMIT_REACHED after three on one day
 */
export async function mailAgain(
  ctx: ActorCtx,
  { orderNo, email }: BodyOf<'POST /api/mporder/v1/invoice/mail'>,
): Promise<InvoiceItemData> {
  const order = await lockPaidOrder(ctx, { userId: ctx.actor.accountId, orderNo });
  const row = await lockInvoice(ctx, order);
  const [paper] = await selectPapers(ctx.db, row.userId, [orderNo]);
  if (row.state !== 'issued' || !paper) throw refuse('STATE_CHANGED');
  const isFree = await countMail(ctx.db, row, formatDate(ctx.now()), MAILS_A_DAY);
  if (!isFree) throw refuse('LIMIT_REACHED', { message: invoiceTexts.mailsUsedUp({ most: MAILS_A_DAY }) });
  const { userId } = row;
  const sealedEmail = seal(ctx.app.config.dataSecret, email);
  await schedule(ctx, 'mailInvoice', { userId, orderNo, invoiceNo: paper.invoiceNo, sealedEmail }, ctx.now());
  return itemOf(ctx, order);
}

/** Sends an issued invoice with its PDF; not one that was cancelled meanwhile. */
export async function mailInvoice(ctx: Ctx, { userId, invoiceNo, sealedEmail }: JobMap['mailInvoice']): Promise<void> {
  const paper = await selectPaper(ctx.db, userId, invoiceNo);
  if (!paper || paper.cancelledAt !== null) return;
  await ctx.app.mail.send({
    to: unseal(ctx.app.config.dataSecret, sealedEmail),
    subject: render(invoiceTexts.mailSubject({ invoiceNo })),
    text: render(invoiceTexts.mailText({ amountFen: paper.amountFen })),
    attachments: [
      { filename: `${invoiceNo}.pdf`, content: await drawPaper(ctx, paper), contentType: 'application/pdf' },
    ],
  });
}
