import type { BodyInputOf, LayoutKindData, LayoutOfStaffData, ReplyOf } from '@voltfront/contract';
import { randomText } from '../../api/sign';
import type { useTexts } from '../../texts/texts';
import { firstValue, type Schema, valuesOf } from '../../ui/schema/schema';

/** In the place of an id, for a page that is not there yet: no id has this letter. */
export const NEW = '@new';

export const SAVE = 'POST /api/mpmkt/v1/staff/layout/save';
export type Layout = LayoutOfStaffData;
export type Content = BodyInputOf<typeof SAVE>['content'];
export type Block = Content['blocks'][number];
export type Kinds = ReplyOf<'GET /api/mpmkt/v1/staff/layout/kinds'>;
export type BlockKind = Kinds['items'][number];

/** A page with nothing written yet. */
export const emptyContent: Content = { title: '', text: '', picture: '', film: null, blocks: [] };

/** A block of a kind with nothing written yet; its id is only good until it is saved. */
export const newBlock = ({ type, settings }: BlockKind, title: string): Block => ({
  blockId: randomText(12).replace(/[^\w-]/g, ''),
  type,
  title,
  settings: valuesOf(firstValue(settings as Schema)),
  startsAt: null,
  endsAt: null,
});

/** Kinds of blocks that a page may have. */
export const kindsFor = (kinds: Kinds, page: LayoutKindData): BlockKind[] =>
  kinds.items.filter(({ isOfModel }) => !isOfModel || page !== 'campaigns');

/** Lines without those in which nobody wrote anything. */
const written = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((each) => typeof each !== 'string' || each.trim() !== '') : value;

/** A page as it is sent. */
export const tidied = (content: Content): Content => ({
  ...content,
  blocks: content.blocks.map((block) => ({
    ...block,
    settings: Object.fromEntries(Object.entries(block.settings).map(([name, value]) => [name, written(value)])),
  })),
});

/** What a page has beside its blocks. */
export function headSchema({ t }: ReturnType<typeof useTexts>): Schema {
  const text = (title: string, maxLength: number): Schema => ({ title, type: 'string', maxLength });
  const picture = (title: string): Schema => ({ title, type: 'string', format: 'picture' });
  const count = (title: string): Schema => ({ title, type: 'integer', minimum: 1 });
  const film: Schema = {
    type: 'object',
    properties: {
      title: text(t('layoutFilmTitle'), 40),
      src: text(t('layoutFilmSrc'), 60),
      poster: picture(t('layoutFilmPoster')),
      sizeBytes: count(t('layoutFilmSize')),
      durationS: count(t('layoutFilmLength')),
    },
    required: ['title', 'src', 'poster', 'sizeBytes', 'durationS'],
  };
  return {
    properties: {
      title: text(t('layoutTitle'), 40),
      text: text(t('layoutText'), 60),
      picture: picture(t('layoutPicture')),
      film: { title: t('layoutFilm'), anyOf: [film, { type: 'null' }] },
    },
    required: ['title', 'text', 'picture', 'film'],
  };
}

/** When a block is shown. */
export function periodSchema({ t }: ReturnType<typeof useTexts>): Schema {
  const moment = (title: string): Schema => ({
    title,
    anyOf: [{ type: 'integer', format: 'moment' }, { type: 'null' }],
  });
  return {
    properties: {
      title: { title: t('layoutBlockTitle'), type: 'string', maxLength: 20 },
      startsAt: moment(t('layoutFrom')),
      endsAt: moment(t('layoutUntil')),
    },
    required: ['title', 'startsAt', 'endsAt'],
  };
}
