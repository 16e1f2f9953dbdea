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
/** The original served instead of a smaller copy is cached for a minute only. */
const SHORTLY = 'public, max-age=60';

/** An image ready to be sent. */
export interface Picture {
  body: Buffer;
  type: string;
  cacheControl: string;
}

/** Absolute path of a file below `root`. @throws NOT_FOUND for a path that could lead outside */
function safeFile(root: string, path: string): string {
  const file = resolve(root, path);
  const isInside = file.startsWith(resolve(root) + sep);
  if (!SAFE_PATH.test(path) || !isInside || !SERVED.has(extname(path).toLowerCase())) throw refuse('NOT_FOUND');
  return file;
}

/** Serves the images of a folder; resized copies are stored elsewhere. */
export class PictureFolder {
  constructor(
    private readonly root: string,
    private readonly copies: PictureCopies,
  ) {}

  /**
   * @param on background for a cut-out
   * @throws NOT_FOUND when there is no such image
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
