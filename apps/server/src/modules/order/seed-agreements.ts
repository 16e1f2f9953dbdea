import type { Ctx } from '../../kernel/context';
import { insertSpecialOptions, insertVersions } from './agreement.repository';
import { keptVersions } from './kept-agreements';

/** Initial agreements and special agreements. */
export interface AgreementSeed {
  versions: Parameters<typeof insertVersions>[1];
  options: Parameters<typeof insertSpecialOptions>[1];
}

/** Inserts agreements and special agreements; existing ones are not changed. */
export async function seedAgreements(ctx: Ctx, { versions, options }: AgreementSeed): Promise<void> {
  await insertVersions(ctx.db, versions);
  await insertSpecialOptions(ctx.db, options);
  keptVersions.changed(ctx);
}
