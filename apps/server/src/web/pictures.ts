import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { refuse } from '../kernel/errors';
import { randomToken } from '../kernel/ids';
import { type BackdropName, backdropSvg, onBackdrop } from './backdrops';
import { typeOf } from './static-files';

/** Widths in pixels that pictures are kept in. */
export const widthLadder = [96, 160, 240, 320, 480, 640, 750, 960, 1170, 1280] as const;

const RESIZABLE = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif']);
const SERVED = new Set([...RESIZABLE, '.svg', '.json', '.ico']);
const SAFE_PATH = /^[\w-]+(?:[./][\w-]+)*$/;
const QUALITY = 80;
/** Pictures resized at the same time; the others wait. */
const PARALLEL = 2;

/** A picture ready to be sent. */
export interface Picture {
  body: Buffer;
  type: string;
}

/** A picture to be made: its file, its width in pixels, and the place it is laid on. */
interface Wanted {
  file: string;
  width: number;
  on: BackdropName | null;
}

/** The next width of the ladder at or above the one asked for. */
export function ladderWidth(asked: number): number {
  return widthLadder.find((width) => width >= asked) ?? 1280;
}

/** File below `root`, or NOT_FOUND for anything that could lead elsewhere. */
export function safeFile(root: string, path: string): string {
  const file = resolve(root, path);
  const isInside = file.startsWith(resolve(root) + sep);
  if (!SAFE_PATH.test(path) || !isInside || !SERVED.has(extname(path).toLowerCase())) throw refuse('NOT_FOUND');
  return file;
}

/** Sends pictures of a folder, resized copies kept in another. */
export class PictureFolder {
  private readonly running = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(
    private readonly root: string,
    private readonly cacheFolder: string,
  ) {}

  /**
   * @param on place that a cut-out is laid on
   * @throws NOT_FOUND when there is no such picture
   */
  async get(path: string, width: number | null, on: BackdropName | null = null): Promise<Picture> {
    const file = safeFile(this.root, path);
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) throw refuse('NOT_FOUND');
    const isResizable = RESIZABLE.has(extname(path).toLowerCase());
    if (!isResizable || (width === null && on === null)) return { body: await readFile(file), type: typeOf(path) };
    const sized = ladderWidth(width ?? Number.POSITIVE_INFINITY);
    const place = on === null ? '' : backdropSvg(on);
    const version = createHash('sha1').update(`${file}|${info.mtimeMs}|${info.size}|${place}`).digest('hex');
    return { body: await this.resized({ file, width: sized, on }, `${version}-${sized}.webp`), type: 'image/webp' };
  }

  /** Callers at once share one run. */
  private resized(wanted: Wanted, name: string): Promise<Buffer> {
    const known = this.running.get(name);
    if (known) return known;
    const run = this.readOrMake(wanted, name).finally(() => this.running.delete(name));
    this.running.set(name, run);
    return run;
  }

  private async readOrMake({ file, width, on }: Wanted, name: string): Promise<Buffer> {
    const target = join(this.cacheFolder, name.slice(0, 2), name);
    const kept = await readFile(target).catch(() => null);
    if (kept) return kept;
    const body = await this.inTurn(async () => {
      if (on !== null) return onBackdrop(await readFile(file), on, width, QUALITY);
      return sharp(file, { limitInputPixels: 80_000_000 })
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY, alphaQuality: 90, effort: 4 })
        .toBuffer();
      // What cannot be decoded is no picture.
    }).catch(() => Promise.reject(refuse('NOT_FOUND')));
    await mkdir(join(this.cacheFolder, name.slice(0, 2)), { recursive: true });
    const part = `${target}.${randomToken(6)}`;
    await writeFile(part, body);
    await rename(part, target);
    return body;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= PARALLEL) await new Promise<void>((go) => this.waiting.push(go));
    else this.busy += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}
