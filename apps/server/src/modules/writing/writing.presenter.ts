import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { uploadAddress } from '../upload';
import { canAppeal } from './move-writing';
import type { WritingRow } from './writing.repository';

type Line = ReplyOf<'GET /api/mpmkt/v1/community/writings'>['items'][number];
type Content = Pick<
  ReplyOf<'GET /api/mpmkt/v1/community/writing'>,
  'title' | 'text' | 'pictures' | 'topic' | 'modelId' | 'place' | 'revision'
>;

/** An article as a line of a list. */
export function presentLine(ctx: Ctx, row: WritingRow): Line {
  const { id: writingId, state, title, pictures, updatedAt, reason } = row;
  const [cover] = pictures;
  return {
    ...{ writingId, state, title, updatedAt, reason },
    picture: cover ? uploadAddress(ctx, cover) : null,
    canAppeal: canAppeal(ctx, row),
  };
}

/** What was written. */
export function presentContent(ctx: Ctx, row: WritingRow): Content {
  const { title, text, topic, modelId, place, revision } = row;
  const pictures = row.pictures.map((path) => uploadAddress(ctx, path));
  return { title, text, pictures, topic, modelId, place, revision };
}
