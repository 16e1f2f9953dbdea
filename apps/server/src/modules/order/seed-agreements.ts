import type { Ctx } from '../../kernel/context';
import { agreementVersions, specialOptions } from './agreement.tables';
import { keptVersions } from './kept-agreements';

/** Initial agreements and special agreements. */
export interface AgreementSeed {
  versions: (typeof agreementVersions.$inferInsert)[];
  options: (typeof specialOptions.$inferInsert)[];
}

/** Inserts agreements and special agreements; existing ones are not changed. */
export async function seedAgreements(ctx: Ctx, { versions, options }: AgreementSeed): Promise<void> {
  if (versions.length > 0) await ctx.db.insert(agreementVersions).values(versions).onConflictDoNothing();
  if (options.length > 0) await ctx.db.insert(specialOptions).values(options).onConflictDoNothing();
  keptVersions.changed(ctx);
}
