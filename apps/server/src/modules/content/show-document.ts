import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findDocument } from './content.repository';

/** A document as the contract carries it. */
export type PublicDocument = ReplyOf<'GET /api/mpmkt/v1/document'>;

/**
 * A public document in its current version.
 * @throws NOT_FOUND while none is published
 */
export async function showDocument(ctx: Ctx, { kind }: QueryOf<'GET /api/mpmkt/v1/document'>): Promise<PublicDocument> {
  const row = await findDocument(ctx.db, kind);
  if (!row) throw refuse('NOT_FOUND');
  return { ...row, kind };
}
