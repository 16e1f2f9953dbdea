import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compare } from './compare';

const folder = join(import.meta.dirname, 'baseline');
const seenFolder = join(import.meta.dirname, '../test-results/visual');
const isRenewed = process.env.UPDATE_BASELINE === '1';

/** Small files; what was seen is packed the same way before it is compared, so that packing makes no difference. */
const pack = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ quality: 90, smartSubsample: true, effort: 5 }).toBuffer();

/** Leaves what was seen, and where it differs, in `test-results/visual`. */
function keep(name: string, seen: Buffer, difference: Buffer | null): void {
  mkdirSync(seenFolder, { recursive: true });
  writeFileSync(join(seenFolder, `${name}.png`), seen);
  if (difference) writeFileSync(join(seenFolder, `${name}.difference.png`), difference);
}

/**
 * Compares a screen with its baseline picture, or makes it the baseline when `UPDATE_BASELINE=1` and it differs.
 * @returns what is wrong, or null
 */
export async function faultOf(name: string, seen: Buffer): Promise<string | null> {
  const file = join(folder, `${name}.webp`);
  const known = existsSync(file) ? readFileSync(file) : null;
  const packed = await pack(seen);
  const { fault, picture } = known ? await compare(known, packed) : { fault: 'has no baseline', picture: null };
  if (fault === null) return null;
  if (isRenewed) {
    mkdirSync(folder, { recursive: true });
    rmSync(file, { force: true });
    writeFileSync(file, packed);
    return null;
  }
  keep(name, seen, picture);
  return `${name} ${fault}`;
}
