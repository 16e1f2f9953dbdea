import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { becomeAuthor, type CommunitySeed, type ReportedRow, seedCommunity } from '../../community';
import { findContent } from '../find-content';
import { type DemoReport, demoArticle, demoComments, demoReports } from './rows';

/** Demo people who report: friends whom others invited, and who write nothing. */
const REPORTERS = Array.from({ length: 40 }, (_, n) => `person-friend-${String(n + 1).padStart(2, '0')}`);
const STAFF = 'person-operator';

type Report = NonNullable<CommunitySeed['reports']>[number];

/** Reports of one thing, the newest first, ten minutes apart. */
function reportsOf(now: number, reporters: readonly string[], report: DemoReport): Report[] {
  const { kind, targetId, people, reasons, hoursAgo, note = '', state } = report;
  const shift = targetId.length % reporters.length;
  const decided = state === 'kept' ? 'dismissed' : 'upheld';
  return Array.from({ length: Math.min(people, reporters.length) }, (_, n) => ({
    ...{ kind, targetId, state: state ? decided : 'open', note: n === 0 ? note : '' },
    accountId: reporters[(n + shift) % reporters.length] ?? '',
    reason: reasons[n % reasons.length] ?? 'other',
    createdAt: now - hoursAgo * HOUR_MS - n * 10 * MINUTE_MS,
  }));
}

/** What was reported, as all its reports make it. */
function itemOf(report: DemoReport, reports: readonly Report[], number: number): ReportedRow {
  const { kind, targetId, state = 'open', decision = '' } = report;
  const reasons: ReportedRow['reasons'] = {};
  for (const { reason } of reports) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const times = reports.map(({ createdAt }) => createdAt);
  const [firstAt, newestAt] = [Math.min(...times), Math.max(...times)];
  const isOpen = state === 'open';
  return {
    ...{ id: `report-${String(number + 1).padStart(2, '0')}`, kind, targetId, state, decision, reasons },
    ...{ reportCount: reports.length, firstAt, newestAt, openedAt: firstAt, edit: isOpen ? 0 : 1 },
    ...(isOpen ? { decidedAt: null, decidedBy: null } : { decidedAt: newestAt + HOUR_MS, decidedBy: STAFF }),
  };
}

/** The article whose comments are reported; it is in no feed, so that the shop looks as before. */
async function seedThread(ctx: Ctx, authorIds: readonly string[]): Promise<void> {
  const now = ctx.now();
  for (const accountId of authorIds) await becomeAuthor(ctx, accountId);
  const { text, daysAgo, ...face } = demoArticle;
  const shown = demoComments.filter(({ isDeleted }) => !isDeleted);
  await seedCommunity(ctx, {
    articles: [
      {
        ...face,
        ...{ state: 'published', topic: null, modelId: null, place: null, isCommentClosed: false },
        ...{ summary: text, blocks: [{ kind: 'paragraph', text }], commentCount: shown.length },
        publishedAt: now - daysAgo * DAY_MS,
      },
    ],
    comments: demoComments.map(({ hoursAgo, ...comment }) => ({
      ...comment,
      articleId: face.id,
      createdAt: now - hoursAgo * HOUR_MS,
    })),
  });
}

/** Reports of demo people in every state, of content that is there; some comments that are reported come with them. */
export async function seedReports(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const authors = [...new Set([demoArticle.authorId, ...demoComments.map(({ authorId }) => authorId)])];
  const people = await findPeople(ctx, [...REPORTERS, ...authors]);
  const reporters = REPORTERS.filter((id) => people.has(id));
  if (reporters.length === 0 || !authors.every((id) => people.has(id))) return;
  await seedThread(ctx, authors);
  const made = demoReports.map((report, number) => {
    const reports = reportsOf(now, reporters, report);
    return { reports, item: itemOf(report, reports, number) };
  });
  const contents = await findContent(
    ctx,
    made.map(({ item }) => item),
  );
  const there = made.filter(({ item }) => contents.has(item.id));
  await seedCommunity(ctx, {
    reports: there.flatMap(({ reports }) => reports),
    reported: there.map(({ item }) => item),
  });
}
