import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findPeople, type Person } from '../account';
import { modelName } from '../vehicle';
import { presentContent, presentLine } from './writing.presenter';
import { findWriting, listSubmitted, type WritingRow } from './writing.repository';
import { writingTexts } from './writing.texts';

const LIST = 'GET /api/mpmkt/v1/staff/writings';
const DETAIL = 'GET /api/mpmkt/v1/staff/writing';
type Line = ReplyOf<typeof LIST>['items'][number];

function presentStaffLine(ctx: Ctx, row: WritingRow, people: ReadonlyMap<string, Person>): Line {
  const { accountId: authorId, submittedAt, isDoubtful } = row;
  const nickname = people.get(authorId)?.nickname ?? '';
  return { ...presentLine(ctx, row), authorId, nickname, submittedAt, isDoubtful };
}

/** Submitted articles of everybody. */
export async function listStaffWritings(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await listSubmitted(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ submittedAt, id }) => ({ key: submittedAt ?? 0, id }));
  const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
  return { items: rows.map((row) => presentStaffLine(ctx, row, people)), nextCursor };
}

/** One article with what happened to it. @throws NOT_FOUND for a draft, which is nobody's business but its author's */
export async function showStaffWriting(
  ctx: ActorCtx,
  { writingId }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const row = await findWriting(ctx.db, writingId);
  if (!row || row.state === 'draft') throw refuse('NOT_FOUND', { message: writingTexts.missing });
  const people = await findPeople(ctx, [row.accountId]);
  return {
    ...presentStaffLine(ctx, row, people),
    ...presentContent(ctx, row),
    modelName: row.modelId ? await modelName(ctx, row.modelId) : null,
    appeal: row.appeal ?? '',
    steps: row.steps,
  };
}
