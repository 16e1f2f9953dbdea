import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MINUTE_MS } from '@voltfront/rules/time';
import { refuse } from '../kernel/errors';
import { randomToken } from '../kernel/ids';
import { Semaphore } from '../kernel/semaphore';

/** Most copies made at the same time; the others wait. */
const PARALLEL = 2;
/**
 * After a failed write no copy is made for this long (ms): without a stored result it would be made
 * again for every caller.
 */
const PAUSE_MS = MINUTE_MS;

/**
 * Stores resized images in a folder. When it is full or read-only, images are served in their
 * original size.
 */
export class PictureCopies {
  private readonly running = new Map<string, Promise<Buffer | null>>();
  private readonly resizing = new Semaphore(PARALLEL);
  private pausedUntil = 0;

  /**
   * @param onFault called with the reason why a copy could not be stored
   * @param now milliseconds
   */
  constructor(
    private readonly folder: string,
    private readonly onFault: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * A copy, stored under a name that changes with its content. Concurrent callers share one run.
   * @returns null while copies cannot be stored: serve the original
   * @throws NOT_FOUND when `make` fails, because the source is not an image
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = this.running.get(name);
    if (known) return known;
    const run = this.readOrMake(name, make).finally(() => this.running.delete(name));
    this.running.set(name, run);
    return run;
  }

  private async readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
    const target = join(this.folder, name.slice(0, 2), name);
    const kept = await readFile(target).catch(() => null);
    if (kept) return kept;
    if (this.now() < this.pausedUntil) return null;
    const body = await this.resizing.run(make).catch(() => Promise.reject(refuse('NOT_FOUND')));
    return (await this.keep(target, body)) ? body : null;
  }

  private async keep(target: string, body: Buffer): Promise<boolean> {
    const part = `${target}.${randomToken(6)}.part`;
    try {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(part, body);
      await rename(part, target);
      return true;
    } catch (error) {
      this.pausedUntil = this.now() + PAUSE_MS;
      this.onFault(error);
      await rm(part, { force: true }).catch(() => undefined);
      return false;
    }
  }
}
