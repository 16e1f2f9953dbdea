import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { staffSight } from '../../kernel/staff-sight';
import { findPeople, type Person } from '../account';
import {
  type ReportedContent,
  type ReportedRow,
  selectReported,
  selectReportedItem,
  selectReports,
} from '../community';
import { uploadAddress } from '../upload';
import { findContent } from './find-content';
import { moderationTexts } from './moderation.texts';

const LIST = 'GET /api/mpmkt/v1/staff/reports';
const DETAIL = 'GET /api/mpmkt/v1/staff/report';
type Line = ReplyOf<typeof LIST>['items'][number];
type Say = (nickname: string) => string;

/** Reports that are shown of one thing. */
const MOST_REPORTS = 100;

/** Names as the caller may read them. */
async function nameFor(ctx: ActorCtx): Promise<Say> {
  const isMasked = (await staffSight(ctx, 'content')).isMasked(null);
  return (nickname) => (isMasked ? maskMiddle(nickname, 1, 0) : nickname);
}

/** What is not shown was taken down, or deleted by its author. */
function contentState(row: ReportedRow, content: ReportedContent | undefined): Line['contentState'] {
  if (content?.isShown) return 'shown';
  return row.state === 'takenDown' ? 'hidden' : 'gone';
}

/** Which authors have an account. */
const authorsOf = (ctx: ActorCtx, contents: ReadonlyMap<string, ReportedContent>): Promise<Map<string, Person>> =>
  findPeople(ctx, [...new Set([...contents.values()].map(({ authorId }) => authorId))]);

function presentLine(
  row: ReportedRow,
  content: ReportedContent | undefined,
  authors: ReadonlyMap<string, Person>,
  say: Say,
): Line {
  const { id: itemId, kind, state, reportCount, newestAt, decidedAt } = row;
  const told = Object.entries(row.reasons) as [Line['reasons'][number]['reason'], number][];
  return {
    ...{ itemId, kind, state, reportCount, newestAt, decidedAt },
    title: content?.title ?? '',
    contentState: contentState(row, content),
    authorId: authors.get(content?.authorId ?? '')?.accountId ?? null,
    nickname: say(content?.nickname ?? ''),
    reasons: told.map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
  };
}

/** What customers reported, the newest reports first. */
export async function listReported(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await selectReported(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ newestAt, id }) => ({ key: newestAt, id }));
  const contents = await findContent(ctx, rows);
  const say = await nameFor(ctx);
  const authors = await authorsOf(ctx, contents);
  return { items: rows.map((row) => presentLine(row, contents.get(row.id), authors, say)), nextCursor };
}

function presentReports(rows: Awaited<ReturnType<typeof selectReports>>, people: Map<string, Person>, say: Say) {
  return rows.map(({ accountId, reason, note, createdAt }) => ({
    accountId,
    nickname: say(people.get(accountId)?.nickname ?? ''),
    reason,
    note,
    createdAt,
  }));
}

/** One thing with all that was said about it. @throws NOT_FOUND */
export async function showReported(ctx: ActorCtx, { itemId }: QueryOf<typeof DETAIL>): Promise<ReplyOf<typeof DETAIL>> {
  const row = await selectReportedItem(ctx.db, itemId);
  if (!row) throw refuse('NOT_FOUND', { message: moderationTexts.missing });
  const contents = await findContent(ctx, [row]);
  const content = contents.get(row.id);
  const authors = await authorsOf(ctx, contents);
  const reports = await selectReports(ctx.db, row, MOST_REPORTS);
  const people = await findPeople(ctx, [
    ...new Set([...reports.map(({ accountId }) => accountId), row.decidedBy ?? '']),
  ]);
  const say = await nameFor(ctx);
  return {
    ...presentLine(row, content, authors, say),
    edit: row.edit,
    text: content?.text ?? '',
    pictures: (content?.pictures ?? []).map((path) => uploadAddress(ctx, path)),
    publishedAt: content?.publishedAt ?? null,
    under: content?.under ?? null,
    decidedBy: people.get(row.decidedBy ?? '')?.nickname ?? '',
    decision: row.decision,
    reports: presentReports(reports, people, say),
  };
}
