import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { uploadedFiles } from './upload.tables';

/** Pictures sent within the period. */
export async function uploadFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [sent] = await ctx.db
    .select({ count: countSince(uploadedFiles.createdAt, since) })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.userId, accountId));
  return [{ key: 'upload', value: null, count: sent?.count ?? 0 }];
}

/** The pictures for the person's own copy: when they were sent, and whether they are removed soon. */
export async function uploadData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { path, removeAt, createdAt } = uploadedFiles;
  const rows = await ctx.db
    .select({ path, createdAt, removeAt })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.userId, accountId))
    .orderBy(desc(createdAt))
    .limit(COPY_ROWS);
  return [{ title: '上传的图片', rows }];
}
