import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { refuse } from '../kernel/errors';
import { type BackdropName, backdropSvg, onBackdrop } from './backdrops';
import type { PictureCopies } from './picture-copies';
import { ladderWidth, QUALITY, resizePicture } from './resize';
import { FOREVER } from './send-file';
import { typeOf } from './static-files';

const RESIZABLE = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif']);
const SERVED = new Set([...RESIZABLE, '.svg', '.json', '.ico']);
const SAFE_PATH = /^[\w-]+(?:[./][\w-]+)*$/;
/** A picture that stands in for a smaller one is asked for again after a minute. */
const SHORTLY = 'public, max-age=60';

/** A picture ready to be sent. */
export interface Picture {
  body: Buffer;
  type: string;
  cacheControl: string;
}

/** File below `root`, or NOT_FOUND for anything that could lead elsewhere. */
function safeFile(root: string, path: string): string {
  const file = resolve(root, path);
  const isInside = file.startsWith(resolve(root) + sep);
  if (!SAFE_PATH.test(path) || !isInside || !SERVED.has(extname(path).toLowerCase())) throw refuse('NOT_FOUND');
  return file;
}

/** Sends pictures of a folder, resized copies of which are kept elsewhere. */
export class PictureFolder {
  constructor(
    private readonly root: string,
    private readonly copies: PictureCopies,
  ) {}

  /**
   * @param on place that a cut-out is laid on
   * @throws NOT_FOUND when there is no such picture
   */
  async get(path: string, width: number | null, on: BackdropName | null = null): Promise<Picture> {
    const file = safeFile(this.root, path);
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) throw refuse('NOT_FOUND');
    const isAsked = width !== null || on !== null;
    const plain = async (cacheControl: string) => ({ body: await readFile(file), type: typeOf(path), cacheControl });
    if (!isAsked || !RESIZABLE.has(extname(path).toLowerCase())) return plain(FOREVER);
    const sized = width ?? ladderWidth(Number.POSITIVE_INFINITY);
    const place = on === null ? '' : backdropSvg(on);
    const version = createHash('sha1').update(`${file}|${info.mtimeMs}|${info.size}|${place}`).digest('hex');
    const body = await this.copies.get(`${version}-${sized}.webp`, async () =>
      on === null ? resizePicture(file, sized) : onBackdrop(await readFile(file), on, sized, QUALITY),
    );
    return body ? { body, type: 'image/webp', cacheControl: FOREVER } : plain(SHORTLY);
  }
}
