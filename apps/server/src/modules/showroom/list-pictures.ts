import type { QueryOf, ReplyOf, StorePictureData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { type PictureRow, selectPictures } from './showroom.repository';

type Key = 'GET /api/mporder/v1/store/pictures';

const present = ({ pictureId, picture, height, caption, film, filmSeconds }: PictureRow): StorePictureData => ({
  pictureId,
  picture,
  height,
  caption,
  film: film ? { path: film, seconds: filmSeconds ?? 0 } : null,
});

/** Pictures of a store in one group, in their order. */
export async function listPictures(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const page = openPage(ctx, 'GET /api/mporder/v1/store/pictures', query);
  const { rows, nextCursor } = page.cut(await selectPictures(ctx.db, query, page), (row) => ({
    key: row.place,
    id: row.pictureId,
  }));
  return { items: rows.map(present), nextCursor };
}
