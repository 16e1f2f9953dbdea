import type { Ctx } from '../../kernel/context';
import { selectTemplates } from './coupon.repository';

/** Those of some ids that no template of coupons has. */
export async function unknownTemplates(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await selectTemplates(ctx.db, ids);
  return ids.filter((id) => !known.has(id));
}
