import { type BodyOf, may } from '@voltfront/contract';
import type { UploadedFile } from '../../gateway/multipart';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type FileArea, newFilePath } from '../../providers/files/types';
import { ARTICLE, noteUploads, uploadAddress } from './own-uploads';
import { redraw } from './redraw';

type Fields = BodyOf<'POST /{product}-app-user/v1/osp/img/uploads'>;

/** Pictures of articles are public, and sent by those who write articles. @throws FORBIDDEN for anybody else */
function areaFor(ctx: ActorCtx, shot: string | undefined): FileArea {
  if (shot !== ARTICLE) return 'personal';
  if (!may(ctx.actor, 'content.change')) throw refuse('FORBIDDEN');
  return 'public';
}

/**
 * Stores the pictures of an upload, all or none, and notes whose they are. `shot=article` makes them public; all others
 * are personal.
 * @returns their addresses, in the order sent; those of personal ones end after some minutes
 * @throws BAD_INPUT without files, FILE_TYPE for anything that is no picture, FILE_TOO_LARGE for too many pixels,
 *   FORBIDDEN for pictures of articles by somebody who is no operator
 */
export async function storePictures(ctx: ActorCtx, { shot }: Fields, files: UploadedFile[]): Promise<string[]> {
  const sent = files.filter((file) => file.field === 'files');
  if (sent.length === 0 || sent.length !== files.length) throw refuse('BAD_INPUT', { data: { fields: ['files'] } });
  const area = areaFor(ctx, shot);
  const pictures: Buffer[] = [];
  for (const file of sent) pictures.push(await redraw(file.data));
  const stored = pictures.map((content) => ({ content, path: newFilePath(area, 'webp', ctx.now()) }));
  const paths = stored.map(({ path }) => path);
  await noteUploads(ctx, ctx.actor.accountId, paths, area === 'public' ? ARTICLE : null);
  await Promise.all(stored.map(({ path, content }) => ctx.app.files.write(path, content)));
  return paths.map((path) => uploadAddress(ctx, path));
}
