import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { PageOfText, ReportReason } from './community';
import { defineEndpoints } from './define';

/** What can be reported. */
const ReportedKind = z.enum(['article', 'comment', 'configuration']);

/** `open` until staff decide, and again when somebody else reports it later. */
const ReportedState = z.enum(['open', 'kept', 'takenDown']);

/** What became of the content: its author can delete it while staff read. */
const ContentState = z.enum(['shown', 'hidden', 'gone']);

const ItemRef = z.object({ itemId: Id });

const ReportedLine = z.object({
  itemId: Id,
  kind: ReportedKind,
  state: ReportedState,
  /** Title of an article, the words of a comment, or what a configuration is; empty when it is gone. */
  title: z.string(),
  contentState: ContentState,
  /** Null for an author of the brand, and when it is gone. */
  authorId: Id.nullable(),
  nickname: z.string(),
  /** How many people reported it. */
  reportCount: z.int(),
  /** How many people gave which reason. */
  reasons: z.array(z.object({ reason: ReportReason, count: z.int() })),
  newestAt: At,
  decidedAt: At.nullable(),
});

const Reported = ReportedLine.extend({
  /** Counts its decisions: a decision names the one that was seen last. */
  edit: z.int(),
  /** Paragraphs, one a line. */
  text: z.string(),
  pictures: z.array(PicturePath),
  publishedAt: At.nullable(),
  /** The text that a comment stands under; null for others. */
  under: z.object({ articleId: Id, title: z.string(), page: PageOfText }).nullable(),
  /** Who decided last, and why; empty before. */
  decidedBy: z.string(),
  decision: z.string(),
  /** The newest hundred. */
  reports: z.array(
    z.object({ accountId: Id, nickname: z.string(), reason: ReportReason, note: z.string(), createdAt: At }),
  ),
});

/** The room where staff decide about what customers reported. */
export const moderation = defineEndpoints({
  'GET /api/mpmkt/v1/staff/reports': {
    summary: 'Reported content, each once however many reported it, the newest reports first.',
    auth: 'content.see',
    query: Paging.extend({ state: z.enum(['open', 'decided']).optional(), kind: ReportedKind.optional() }),
    reply: pageOf(ReportedLine),
  },
  'GET /api/mpmkt/v1/staff/report': {
    summary: 'One thing that was reported: what it says, by whom, and the reports. NOT_FOUND.',
    auth: 'content.see',
    query: ItemRef,
    reply: Reported,
  },
  'GET /api/mpmkt/v1/staff/reports/waiting': {
    summary: 'How many things were reported and not decided, and since when the one that waits longest.',
    auth: 'content.see',
    reply: z.object({ count: z.int(), oldestAt: At.nullable() }),
  },
  'POST /api/mpmkt/v1/staff/report/keep': {
    summary: 'Leaves it as it is: its reports are dismissed. STATE_CHANGED when somebody else decided.',
    auth: 'content.change',
    rate: 'write',
    body: ItemRef.extend({ edit: z.int().min(0) }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/report/takeDown': {
    summary:
      'Hides it from everybody, with a reason that its author reads. STATE_CHANGED when somebody else decided, or its author deleted it.',
    auth: 'content.change',
    rate: 'write',
    body: ItemRef.extend({ edit: z.int().min(0), reason: z.string().trim().min(2).max(200) }),
    reply: Done,
  },
});
