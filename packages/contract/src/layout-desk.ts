import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { LayoutKind } from './layout';
import { StoryFilm } from './story';

/** Kind and slug of a laid out page in one: `community_YL01`. */
const LayoutId = z.string().regex(/^(community|car|campaigns)_[A-Za-z0-9-]{1,40}$/);
/** The end of the century: later moments are none. */
const Moment = At.max(Date.UTC(2100, 0, 1));
/** A JSON Schema, or what was checked by one. */
const Shape = z.record(z.string().max(60), z.unknown());

const Film = z.object({
  src: StoryFilm.shape.src.max(200),
  poster: StoryFilm.shape.poster,
  title: z.string().trim().max(40),
  sizeBytes: z.int().min(1).max(1_000_000_000),
  durationS: z.int().min(1).max(36_000),
});

/** A block as staff write it. */
const BlockDraft = z.object({
  /** Of one that the page has; another one gets a new id. */
  blockId: Id,
  type: z.string().min(1).max(20),
  title: z.string().trim().max(20),
  /** By the schema of its type; what does not fit is in `data.faults`. */
  settings: Shape,
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
});

/** Everything of a laid out page that staff write. */
export const LayoutContent = z.object({
  title: z.string().trim().min(1).max(40),
  /** Line of a shared card. */
  text: z.string().trim().max(80),
  picture: PicturePath,
  film: Film.nullable(),
  blocks: z.array(BlockDraft).max(40),
});

const LayoutLine = z.object({
  layoutId: z.string(),
  kind: LayoutKind,
  slug: z.string(),
  title: z.string(),
  picture: PicturePath,
  isPublished: z.boolean(),
  /** Something is written that customers do not see yet. */
  hasDraft: z.boolean(),
  /** Number of the version that customers see, or saw last; 0: none was published in the console. */
  revision: z.int(),
  /** When staff changed it last; null: it is as the shop was set up. */
  changedAt: At.nullable(),
});

export const LayoutOfStaff = LayoutLine.extend({
  /** Sent back with a change, so that none of two at once is lost. */
  edit: z.int(),
  /** The draft, else what customers see. */
  content: LayoutContent,
  /** Page of the app that shows it. */
  address: z.string(),
  /** Versions that are kept, the newest first. */
  revisions: z.array(
    z.object({ revision: z.int(), title: z.string(), blockCount: z.int(), publishedAt: At.nullable() }),
  ),
  /** Titles of the cards that blocks name; those that are gone are missing. */
  cards: z.array(z.object({ cardId: Id, title: z.string() })),
});

const Seen = z.object({ layoutId: LayoutId, edit: z.int().min(0) });

/** The room of laid out pages. */
export const layoutDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/layouts': {
    summary: 'Pages that are laid out in blocks, unpublished ones included.',
    auth: 'content.see',
    query: Paging.extend({
      kind: LayoutKind.optional(),
      state: z.enum(['published', 'hidden', 'draft']).optional(),
    }),
    reply: pageOf(LayoutLine),
  },
  'GET /api/mpmkt/v1/staff/layout/kinds': {
    summary: 'Kinds of blocks with the JSON Schemas of their settings, and the models that pages are about.',
    auth: 'content.see',
    reply: z.object({
      items: z.array(
        z.object({
          type: z.string(),
          settings: Shape,
          /** Filled with what the page's model has; not for pages of campaigns. */
          isOfModel: z.boolean(),
        }),
      ),
      models: z.array(z.object({ modelId: Id, name: z.string() })),
    }),
  },
  'GET /api/mpmkt/v1/staff/layout': {
    summary: 'A laid out page as staff write it.',
    auth: 'content.see',
    query: z.object({ layoutId: LayoutId }),
    reply: LayoutOfStaff,
  },
  'POST /api/mpmkt/v1/staff/layout/save': {
    summary:
      'Writes the draft of a page; customers see what was published. BAD_INPUT with `data.faults` for blocks that make no sense, ALREADY_DONE for a new page that is there, STATE_CHANGED when somebody else was faster.',
    auth: 'content.change',
    rate: 'write',
    idempotent: true,
    body: Seen.extend({ isNew: z.boolean(), content: LayoutContent }),
    reply: LayoutOfStaff,
  },
  'POST /api/mpmkt/v1/staff/layout/publish': {
    summary:
      'Shows the draft to customers as the next revision, which is kept. A hidden page without a draft is shown again. STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: Seen,
    reply: LayoutOfStaff,
  },
  'POST /api/mpmkt/v1/staff/layout/hide': {
    summary: 'Hides a page from customers; its draft and revisions stay. STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: Seen,
    reply: LayoutOfStaff,
  },
  'POST /api/mpmkt/v1/staff/layout/restore': {
    summary:
      'Makes a kept revision the draft; the one that customers see throws the draft away. NOT_FOUND, STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: Seen.extend({ revision: z.int().min(0).max(1_000_000) }),
    reply: LayoutOfStaff,
  },
});
