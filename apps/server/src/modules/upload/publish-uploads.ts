import type { Ctx } from '../../kernel/context';
import { areaOf, newFilePath } from '../../providers/files/types';
import { openPicture } from '../../web/open-picture';
import { ARTICLE, noteUploads } from './own-uploads';
import { scheduleRemoval } from './remove-uploads';
import { condemnPaths, giveUploads } from './upload.repository';

/** Width by height of the shop's drawn pictures, which everybody may see already. */
const DRAWN_ASPECT = 1.5;

/** A picture that everybody may see; `aspect` is its width by its height. */
export interface PublicPicture {
  path: string;
  aspect: number;
}

async function aspectOf(content: Buffer): Promise<number> {
  const { picture } = await openPicture(content);
  const { width = 1, height = 1 } = await picture.metadata();
  return Math.round((width / height) * 1000) / 1000;
}

/**
 * Copies a person's pictures for everybody, outside of a transaction. The copies are removed after a day unless
 * `keepPublic` keeps them. Pictures whose file is gone are left out.
 */
export async function copyToPublic(ctx: Ctx, userId: string, paths: readonly string[]): Promise<PublicPicture[]> {
  const copies: PublicPicture[] = [];
  for (const from of paths) {
    if (areaOf(from) !== 'personal') {
      copies.push({ path: from, aspect: DRAWN_ASPECT });
      continue;
    }
    const content = await ctx.app.files.read(from);
    if (!content) continue;
    const path = newFilePath('public', 'webp', ctx.now());
    await noteUploads(ctx, userId, [path]);
    await ctx.app.files.write(path, content);
    copies.push({ path, aspect: await aspectOf(content) });
  }
  return copies;
}

/** Makes copies pictures of an article, which outlive the account. Call it in a transaction. */
export async function keepPublic(ctx: Ctx, userId: string, paths: readonly string[]): Promise<void> {
  await giveUploads(ctx.db, { userId, owner: ARTICLE }, paths, ctx.now());
}

/** Removes these files of a person. Call it in a transaction. */
export async function releasePaths(ctx: Ctx, userId: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await condemnPaths(ctx.db, userId, paths, ctx.now());
  await scheduleRemoval(ctx);
}
