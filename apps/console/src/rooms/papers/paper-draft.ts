import type { BodyInputOf, WhitePaperOfStaffData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { useTexts } from '../../texts/texts';
import type { Schema } from '../../ui/schema/schema';

/** In the place of an id, for an edition that is not there yet: no id has this letter. */
export const NEW = '@new';

export const SAVE = 'POST /api/mpmkt/v1/staff/whitePaper/save';
export type Paper = WhitePaperOfStaffData;
export type Content = BodyInputOf<typeof SAVE>['content'];
export type Chapter = Content['chapters'][number];

type Texts = ReturnType<typeof useTexts>;

/** A chapter with nothing written yet, whose name no other one has. */
export function newChapter(others: readonly Chapter[]): Chapter {
  const taken = new Set(others.map(({ chapterId }) => chapterId));
  let n = others.length + 1;
  while (taken.has(`chapter-${n}`)) n += 1;
  return { chapterId: `chapter-${n}`, title: '', facts: [], blocks: [{ kind: 'paragraph', text: '' }] };
}

/** What is written of an edition; of another one, what the next edition begins with; of none, nothing. */
export function contentOf(paper: Paper | null, isNext: boolean): Content {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  if (!paper)
    return {
      ...{ subject: '', title: '', edition: '', publishedAt: today, cover: '', summary: '' },
      chapters: [newChapter([])],
    };
  const { subject, title, edition, publishedAt, cover, summary, chapters } = paper;
  return {
    ...{ subject, title, cover, summary },
    edition: isNext ? '' : edition,
    publishedAt: isNext ? today : publishedAt,
    // The server says what a chapter may not have, such as a film of earlier days.
    chapters: chapters as Content['chapters'],
  };
}

const text = (title: string, maxLength: number): Schema => ({ title, type: 'string', maxLength });
const picture = (title: string): Schema => ({ title, type: 'string', format: 'picture' });
const all = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** What an edition has beside its chapters. */
export const headSchema = ({ t }: Texts): Schema =>
  all({
    title: text(t('paperTitle'), 40),
    edition: text(t('paperEdition'), 20),
    publishedAt: { title: t('paperDate'), type: 'integer', format: 'moment' },
    subject: text(t('paperSubject'), 40),
    cover: picture(t('paperCover')),
    summary: text(t('paperSummary'), 300),
  });

/** A chapter with its figures and its text. */
export function chapterSchema({ t }: Texts): Schema {
  const kind = (value: string, constName: string): Schema => ({ title: t('kindOf'), const: value, constName });
  const words = (value: string, name: string, most: number) =>
    all({ kind: kind(value, name), text: text(t('paperText'), most) });
  const figure = all({ value: text(t('paperValue'), 20), label: text(t('paperLabel'), 20) });
  const image = all({
    kind: kind('picture', t('paperPicture')),
    src: picture(t('paperPicture')),
    aspect: { title: t('paperAspect'), type: 'number', minimum: 0.2, maximum: 5, default: 1.5 },
    caption: { title: t('paperCaption'), anyOf: [{ type: 'string', maxLength: 60 }, { type: 'null' }] },
  });
  const block: Schema = {
    oneOf: [
      words('paragraph', t('paperParagraph'), 4000),
      words('heading', t('paperHeading'), 60),
      words('quote', t('paperQuote'), 500),
      image,
    ],
  };
  return all({
    title: text(t('paperTitle'), 40),
    chapterId: text(t('paperChapterId'), 40),
    facts: { title: t('paperFacts'), type: 'array', maxItems: 6, items: figure },
    blocks: { title: t('paperBlocks'), type: 'array', minItems: 1, maxItems: 60, items: block },
  });
}
