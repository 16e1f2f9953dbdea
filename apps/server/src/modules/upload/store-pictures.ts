import { type BodyOf, may } from '@voltfront/contract';
import type { UploadedFile } from '../../gateway/multipart';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type FileArea, newFilePath } from '../../providers/files/types';
import { ARTICLE, noteUploads, uploadAddress } from './own-uploads';
import { redraw } from './redraw';

type Fields = BodyOf<'POST /{product}-app-user/v1/osp/img/uploads'>;

/**
 * Article images are public, and only authors of articles may upload them. @throws FORBIDDEN for
 * others
 */
function areaFor(ctx: ActorCtx, shot: string | undefined): FileArea {
  if (shot !== ARTICLE) return 'personal';
  if (!may(ctx.actor, 'content.change')) throw refuse('FORBIDDEN');
  return 'public';
}

/**
 * Stores the images of an upload, all or none, and records their owner. `shot=article` makes them
 * public; all others are personal.
 * @returns their URLs, in the order sent; those of personal ones expire after some minutes
 * @throws BAD_INPUT without files, FILE_TYPE when one is not an image, FILE_TOO_LARGE for too many
 * pixels, FORBIDDEN for article images by anybody but an operator
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
