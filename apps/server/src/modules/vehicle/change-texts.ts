import type { Ctx } from '../../kernel/context';
import { catalogueChanged } from './catalogue-cache';
import { type StoredTexts, selectTexts, type TextRef, updateTexts } from './text.repository';

/** Texts as they are stored now. */
export const findTexts = (ctx: Ctx, ref: TextRef): Promise<StoredTexts[]> => selectTexts(ctx.db, ref, false);

/** Texts, locked until the transaction ends, so that nobody else changes them meanwhile. */
export const lockTexts = (ctx: Ctx, ref: TextRef): Promise<StoredTexts[]> => selectTexts(ctx.db, ref, true);

/** Writes texts; every process shows them within seconds. Call it in a transaction that locked them. */
export async function writeTexts(
  ctx: Ctx,
  { kind, productCode }: Omit<TextRef, 'ids'>,
  changes: readonly Pick<StoredTexts, 'id' | 'texts'>[],
): Promise<void> {
  for (const { id, texts } of changes) await updateTexts(ctx.db, { kind, id, productCode }, texts);
  await catalogueChanged(ctx);
}
