import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { SignatureHead } from './agreement.repository';
import { type AgreementSubject, subjectOfDraft, subjectOfOrder } from './agreement-subject';
import type { DraftRow, OrderRow } from './order.repository';
import { orderTexts } from './order.texts';
import { statusesOf } from './show-agreements';

async function assertSigned(ctx: Ctx, subject: AgreementSubject, known?: readonly SignatureHead[]): Promise<void> {
  const summaries = (await statusesOf(ctx, subject, known))
    .map(({ summary }) => summary)
    .filter(({ isRequired }) => isRequired);
  const unsigned = summaries.filter(({ state }) => state === 'unsigned');
  const [first] = unsigned;
  if (first)
    throw refuse('AGREEMENT_UNSIGNED', {
      message: orderTexts.signFirst({ title: first.title }),
      data: { agreements: unsigned },
    });
  const outdated = summaries.filter(({ isOutdated }) => isOutdated);
  if (outdated.length > 0) throw refuse('AGREEMENT_OUTDATED', { data: { agreements: outdated } });
}

/** @throws AGREEMENT_UNSIGNED or AGREEMENT_OUTDATED, listing them in `data.agreements` */
export const assertOrderSigned = (ctx: Ctx, row: OrderRow): Promise<void> => assertSigned(ctx, subjectOfOrder(row));

/**
 * The same for a draft and its copies. @throws AGREEMENT_UNSIGNED or AGREEMENT_OUTDATED, listing
 * them in `data.agreements`
 */
export const assertDraftSigned = (ctx: Ctx, row: DraftRow, copies: readonly SignatureHead[]): Promise<void> =>
  assertSigned(ctx, subjectOfDraft(row), copies);
