import type { Ctx } from '../../kernel/context';
import { findReportedArticles, findReportedComments, type ReportedContent, type ReportedRow } from '../community';
import { findReportedCars } from '../showcase';

type Kind = ReportedRow['kind'];
type Find = (ctx: Ctx, ids: readonly string[]) => Promise<Map<string, ReportedContent>>;

const FINDERS: Record<Kind, Find> = {
  article: findReportedArticles,
  comment: findReportedComments,
  configuration: findReportedCars,
};

/** What was reported, by the id of its row: each kind is read once for all rows. What is deleted for good is left out. */
export async function findContent(ctx: Ctx, rows: readonly ReportedRow[]): Promise<Map<string, ReportedContent>> {
  const found = new Map<string, ReportedContent>();
  for (const kind of Object.keys(FINDERS) as Kind[]) {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const contents = await FINDERS[kind](
      ctx,
      ofKind.map(({ targetId }) => targetId),
    );
    for (const { id, targetId } of ofKind) {
      const content = contents.get(targetId);
      if (content) found.set(id, content);
    }
  }
  return found;
}
