import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { ArticleBlock } from './community';
import { defineEndpoints } from './define';

/** Path of a file that can be taken along, as the server serves it. */
export const FilePath = z.string().regex(/^\/assets\/[\w./-]+$/);

/** A film of the brand with what a screen says before it plays. */
export const StoryFilm = z.object({
  src: FilePath,
  poster: PicturePath,
  title: z.string(),
  sizeBytes: z.int().min(1),
  durationS: z.int().min(1),
});

export const ChapterCard = z.object({
  chapterId: Id,
  /** Small line above the title, such as 01. */
  number: z.string(),
  title: z.string(),
  lead: z.string(),
  cover: PicturePath,
  /** Minutes to read, rounded up. */
  minutes: z.int().min(1),
});

/** The brand's long page. */
export const BrandStory = z.object({
  film: StoryFilm,
  intro: z.string(),
  chapters: z.array(ChapterCard),
  /** Oldest year first. */
  timeline: z.array(z.object({ year: z.int(), title: z.string(), text: z.string(), picture: PicturePath })),
  figures: z.array(z.object({ value: z.string(), unit: z.string(), label: z.string(), source: z.string() })),
  awards: z.array(z.object({ year: z.int(), title: z.string(), issuer: z.string() })),
});

/** One chapter to be read. */
export const Chapter = ChapterCard.extend({
  state: z.literal('published'),
  blocks: z.array(ArticleBlock),
  /** Where the figures in the text come from, one line each. */
  sources: z.array(z.string()),
  previous: ChapterCard.nullable(),
  next: ChapterCard.nullable(),
  model: z.object({ modelId: Id, name: z.string(), tagline: z.string(), picture: PicturePath }).nullable(),
});

/** A chapter that was taken off, with the ones that can be read instead. */
export const ChapterOffline = z.object({
  state: z.literal('offline'),
  chapters: z.array(ChapterCard),
});

export const MaterialKind = z.enum(['picture', 'video', 'wallpaper', 'brochure']);

/** Something to take along. */
export const Material = z.object({
  materialId: Id,
  kind: MaterialKind,
  title: z.string(),
  modelId: Id.nullable(),
  paint: z.string().nullable(),
  cover: PicturePath,
  file: FilePath,
  /** Of the cover and, for pictures, of the file; pixels. */
  width: z.int(),
  height: z.int(),
  /** Size of the file as it is delivered. */
  sizeBytes: z.int().min(1),
  /** Films only, seconds. */
  durationS: z.int().nullable(),
  /** Brochures only. */
  pageCount: z.int().nullable(),
  publishedAt: At,
  /** Younger than 14 days. */
  isNew: z.boolean(),
  downloadCount: z.int(),
});

export const story = defineEndpoints({
  'GET /api/mpmkt/v1/brand/story': {
    summary: "The brand's story: film, chapters, timeline, figures, awards.",
    auth: 'public',
    reply: BrandStory,
  },
  'GET /api/mpmkt/v1/brand/chapter': {
    summary: 'One chapter with its neighbours; `offline` with the other chapters when it cannot be read (any more).',
    auth: 'public',
    query: z.object({ chapterId: Id }),
    reply: z.discriminatedUnion('state', [Chapter, ChapterOffline]),
  },
  'GET /api/mpmkt/v1/materials': {
    summary: 'Material of one kind, newest first; a model or a paint narrows it.',
    auth: 'public',
    query: Paging.extend({ kind: MaterialKind, modelId: Id.optional(), paint: Id.optional() }),
    reply: pageOf(Material),
  },
  'GET /api/mpmkt/v1/materials/filters': {
    summary: 'Models and exterior colours by which material can be narrowed.',
    auth: 'public',
    reply: z.object({
      models: z.array(z.object({ modelId: Id, name: z.string() })),
      paints: z.array(z.object({ paint: Id, name: z.string(), swatch: z.string() })),
    }),
  },
  'POST /api/mpmkt/v1/materials/download': {
    summary:
      'Notes that somebody took a file along; counts once per person, file and Shanghai day, visitors not at all.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ materialId: Id }),
    reply: z.object({ downloadCount: z.int() }),
  },
});

export type BrandStoryData = z.output<typeof BrandStory>;
export type StoryFilmData = z.output<typeof StoryFilm>;
export type ChapterCardData = z.output<typeof ChapterCard>;
export type ChapterData = z.output<typeof Chapter>;
export type ChapterOfflineData = z.output<typeof ChapterOffline>;
export type MaterialData = z.output<typeof Material>;
export type MaterialKindData = z.output<typeof MaterialKind>;
