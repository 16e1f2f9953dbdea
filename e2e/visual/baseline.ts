import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from 'playwright-core';
import { compare } from './compare';
import { formOf } from './form';

const folder = join(import.meta.dirname, 'baseline');
const seenFolder = join(import.meta.dirname, '../test-results/visual');
const isRenewed = process.env.UPDATE_BASELINE === '1';

/** Leaves what was seen, and where it differs, in `test-results/visual`. */
function keep(name: string, seen: Buffer, difference: Buffer | null): void {
  mkdirSync(seenFolder, { recursive: true });
  writeFileSync(join(seenFolder, `${name}.png`), seen);
  if (difference) writeFileSync(join(seenFolder, `${name}.difference.png`), difference);
}

/** How often a picture is taken: what comes late once comes in time the next, a change stays. */
const TRIES = 3;

/** A browser that draws no frame for once does with the next page; one that never does fails with its own words. */
export async function takeSurely(take: () => Promise<Buffer>): Promise<Buffer> {
  for (let tried = 1; ; tried++) {
    try {
      return await take();
    } catch (error) {
      if (tried === TRIES || !(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

/**
 * Compares a screen with its baseline picture, or makes it the baseline when `UPDATE_BASELINE=1` and it differs.
 * @param take takes the picture, from opening the page on
 * @returns what is wrong, or null
 */
export async function faultOf(name: string, take: () => Promise<Buffer>): Promise<string | null> {
  const file = join(folder, `${name}.webp`);
  const known = existsSync(file) ? readFileSync(file) : null;
  let fault: string | null = 'has no baseline';
  let seen = await takeSurely(take);
  for (let tried = 1; known; tried++) {
    const difference = await compare(known, await formOf(name, seen));
    fault = difference.fault;
    if (fault === null) return null;
    if (tried === TRIES) {
      keep(name, seen, difference.picture);
      break;
    }
    seen = await takeSurely(take);
  }
  if (!isRenewed) return `${name} ${fault}`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, await formOf(name, seen));
  return null;
}
