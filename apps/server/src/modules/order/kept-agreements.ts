import type { Ctx } from '../../kernel/context';
import { KeptRows } from '../../kernel/kept-rows';
import { selectVersions, type VersionRow } from './agreement.repository';

/**
 * All versions of agreements, cached: one stored by another process is seen within 5 seconds; one
 * stored in advance comes into force on time.
 */
export const keptVersions = new KeptRows(selectVersions);

/** The version in force of every agreement. */
export async function currentVersions(ctx: Ctx): Promise<VersionRow[]> {
  const now = ctx.now();
  const inForce = (await keptVersions.load(ctx)).filter(({ effectiveAt }) => effectiveAt <= now);
  return inForce.filter((row, index) => row.agreementId !== inForce[index - 1]?.agreementId);
}
