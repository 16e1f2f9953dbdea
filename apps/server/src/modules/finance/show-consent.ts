import type { FinanceConsentData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { selectTexts } from './finance.repository';
import { financeTexts } from './finance.texts';
import { openBook } from './offers';

/** The consent in force, with the lender's licensed name filled in. */
export async function consentFor(ctx: Ctx, licenceName: string): Promise<FinanceConsentData> {
  const [text] = await selectTexts(ctx.db, 'consent', ctx.now());
  if (!text) throw new InternalError('no consent text is in force');
  const fill = (sentence: string) => sentence.replaceAll('{{lender}}', licenceName);
  const { title, items, paragraphs } = text.content;
  return { version: text.version, title, lenderName: licenceName, items, paragraphs: paragraphs.map(fill) };
}

/** The data passed on to a product's lender. @throws NOT_FOUND */
export async function showConsent(ctx: Ctx, { productId }: { productId: string }): Promise<FinanceConsentData> {
  const book = await openBook(ctx);
  const product = book.products.find((row) => row.productId === productId);
  const lender = product && book.lenderById.get(product.lenderId);
  if (!lender) throw refuse('NOT_FOUND', { message: financeTexts.productMissing });
  return consentFor(ctx, lender.licenceName);
}
