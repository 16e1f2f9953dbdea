import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { uploadedFiles } from './upload.tables';

/** Notes who sent these files. */
export async function noteUploads(ctx: Ctx, userId: string, paths: readonly string[]): Promise<void> {
  await ctx.db.insert(uploadedFiles).values(paths.map((path) => ({ userId, path, createdAt: ctx.now() })));
}

/** Whether all these paths are uploads of this person. */
export async function areOwnUploads(ctx: Ctx, userId: string, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return true;
  const own = and(eq(uploadedFiles.userId, userId), inArray(uploadedFiles.path, [...paths]));
  const rows = await ctx.db.select({ path: uploadedFiles.path }).from(uploadedFiles).where(own);
  return rows.length === new Set(paths).size;
}

/** Forgets who sent the files of a person whose account is gone. */
export async function forgetUploads(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(uploadedFiles).where(eq(uploadedFiles.userId, userId));
}
