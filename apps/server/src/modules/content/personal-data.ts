import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { and, eq, gte } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { contentMaterialDownload } from './material.tables';

/** Material taken along within the period; counted by days. */
export async function contentFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const day = new Date(since + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
  const own = and(eq(contentMaterialDownload.accountId, accountId), gte(contentMaterialDownload.day, day));
  return [{ key: 'checkIn', value: null, count: await ctx.db.$count(contentMaterialDownload, own) }];
}

/** The same for the person's own copy. */
export async function contentData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { materialId, day } = contentMaterialDownload;
  const rows = await ctx.db
    .select({ materialId, day })
    .from(contentMaterialDownload)
    .where(eq(contentMaterialDownload.accountId, accountId))
    .limit(COPY_ROWS);
  return [{ title: '素材下载', rows }];
}
