import type { Ctx } from '../../../kernel/context';
import { type CopyKey, type SignatureRow, selectCopy } from '../agreement.repository';
import { subjectOfOrder } from '../agreement-subject';
import { selectDraft, selectOrder } from '../order.repository';
import type { StoredBuyer } from '../order.types';
import { drawAgreement, linesOf, type SignedCopy } from './draw-agreement';

interface Signer {
  buyer: StoredBuyer | null;
  /** The order has ended, so its agreements are void. */
  isClosed: boolean;
}

async function signerOf(ctx: Ctx, { userId, orderNo, draftId }: SignatureRow): Promise<Signer> {
  if (orderNo !== null) {
    const row = await selectOrder(ctx.db, { userId, orderNo });
    return { buyer: row?.buyer ?? null, isClosed: row !== undefined && subjectOfOrder(row).phase === 'closed' };
  }
  const draft = draftId === null ? undefined : await selectDraft(ctx.db, userId, draftId);
  return { buyer: draft?.buyer ?? null, isClosed: false };
}

/** Most files kept in memory: drawing one takes some tenths of a second. */
const KEPT = 20;
const drawn = new Map<string, Promise<Buffer>>();

/**
 * A cached copy, or a new one; when the buyer changes or the order ends, a different file is drawn.
 */
function kept(copy: SignedCopy & CopyKey): Promise<Buffer> {
  const key = JSON.stringify([copy.userId, copy.copyNo, copy.orderNo, copy.isVoid, linesOf(copy.buyer)]);
  const known = drawn.get(key);
  if (known) return known;
  const made = drawAgreement(copy);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return made;
}

/** A signed copy as a PDF, with the text as it was signed; null when there is none. */
export async function findCopy(ctx: Ctx, key: CopyKey): Promise<Buffer | null> {
  const copy = await selectCopy(ctx.db, key);
  if (!copy) return null;
  const { buyer, isClosed } = await signerOf(ctx, copy);
  return kept({ ...copy, buyer, isVoid: isClosed || copy.voidedAt !== null });
}
