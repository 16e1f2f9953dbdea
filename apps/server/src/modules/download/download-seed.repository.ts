import type { Ctx } from '../../kernel/context';
import { appDownloads, appVersions, trialClaims, trialRounds, trialTesters } from './download.tables';

/** Rows of the native app for an empty database. */
export interface DownloadSeed {
  versions: (typeof appVersions.$inferInsert)[];
  rounds: (typeof trialRounds.$inferInsert)[];
  testers: (typeof trialTesters.$inferInsert)[];
  claims: (typeof trialClaims.$inferInsert)[];
  downloads: (typeof appDownloads.$inferInsert)[];
}

/** Writes versions, trial rounds and what was downloaded. */
export async function seedDownloads({ db }: Ctx, seed: DownloadSeed): Promise<void> {
  const { versions, rounds, testers, claims, downloads } = seed;
  if (versions.length > 0) await db.insert(appVersions).values(versions);
  if (rounds.length > 0) await db.insert(trialRounds).values(rounds);
  if (testers.length > 0) await db.insert(trialTesters).values(testers);
  if (claims.length > 0) await db.insert(trialClaims).values(claims);
  if (downloads.length > 0) await db.insert(appDownloads).values(downloads);
}
