import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, type PersonalSection } from '../../kernel/personal-data';
import { formEntries } from './form.tables';

/** What somebody answered, for their own copy; sealed answers stay masked. */
export async function formData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { formId, version, answers, masked, createdAt, userId } = formEntries;
  const rows = await ctx.db
    .select({ formId, version, answers, masked, createdAt })
    .from(formEntries)
    .where(eq(userId, accountId))
    .orderBy(desc(createdAt))
    .limit(COPY_ROWS);
  return [{ title: '填写的表单', rows }];
}
