import { createHash } from 'node:crypto';
import type { Ctx } from '../../../../kernel/context';
import { InternalError } from '../../../../kernel/errors';

/** Longest text that a code carries. */
const MOST_SCENE = 32;
/** Month in the path of every mini-program code: the same page and scene have the same picture. */
const FOLDER = '/files/public/2026-01';

/**
 * Path of the mini-program code of a page, made once; null where the shop has no mini-program, or its platform does not answer:
 * then a plain code does.
 */
export async function miniCodeOf(ctx: Ctx, { page, scene }: { page: string; scene: string }): Promise<string | null> {
  if (scene.length > MOST_SCENE) throw new InternalError(`${scene} is too long for a mini-program code`);
  const { miniCode, files, log } = ctx.app;
  if (!miniCode) return null;
  const name = createHash('sha256').update(`${page}?${scene}`).digest('hex').slice(0, 32);
  const path = `${FOLDER}/mini-${name}.png`;
  if (await files.read(path)) return path;
  try {
    await files.write(path, await miniCode.make({ page: page.slice(1), scene }));
    return path;
  } catch (error) {
    log.warn({ error, page }, 'no mini-program code');
    return null;
  }
}
