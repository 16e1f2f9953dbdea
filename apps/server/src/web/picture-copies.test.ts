import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hugePicture } from '../testing/huge-picture';
import { replaceInNode } from '../testing/replace-in-node';
import { PictureCopies } from './picture-copies';
import { PictureFolder } from './pictures';

/** Ends the simulated full disk. */
let emptyDisk: () => void = () => undefined;
let folder: string;
let now: number;
let faults: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-copies-'));
  now = 0;
  faults = [];
  mkdirSync(join(folder, 'pictures'));
  const canvas = { width: 800, height: 400, channels: 3 as const, background: '#0a6570' };
  writeFileSync(join(folder, 'pictures/car.png'), await sharp({ create: canvas }).png().toBuffer());
});
afterEach(() => {
  emptyDisk();
  rmSync(folder, { recursive: true, force: true });
});

const openFolder = () => {
  const copies = new PictureCopies(
    join(folder, 'cache'),
    (error) => faults.push(error),
    () => now,
  );
  return new PictureFolder(join(folder, 'pictures'), copies);
};
const sizeOf = async (body: Buffer) => (await sharp(body).metadata()).width;
const filesIn = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Simulates a full disk: the error comes after half of the file was written. */
function fillDisk(): void {
  emptyDisk = replaceInNode(fsPromises, 'writeFile', async (file) => {
    writeFileSync(file as string, 'half');
    throw Object.assign(new TypeError('no space left on device'), { code: 'ENOSPC' });
  });
}

test('a full data folder gives pictures as they are, for a while, and leaves no half files', async () => {
  const pictures = openFolder();
  fillDisk();
  const answer = await pictures.get('car.png', 160);
  expect(answer).toMatchObject({ type: 'image/png', cacheControl: 'public, max-age=60' });
  expect(await sizeOf(answer.body)).toBe(800);
  expect(filesIn('cache')).toEqual([]);
  expect(faults).toHaveLength(1);
  // Until then no image is decoded in vain.
  await pictures.get('car.png', 320);
  expect(faults).toHaveLength(1);
});

test('sizes are made again once there is room', async () => {
  const pictures = openFolder();
  fillDisk();
  await pictures.get('car.png', 160);
  emptyDisk();
  now = 60_000;
  const answer = await pictures.get('car.png', 160);
  expect(answer.cacheControl).toContain('immutable');
  expect(await sizeOf(answer.body)).toBe(160);
  expect(filesIn('cache').map(({ name }) => name)).toEqual([expect.stringMatching(/-160\.webp$/)]);
});

test('a folder that cannot be written to gives pictures as they are', async () => {
  // A file in the path of the folder: root ignores read-only permissions.
  writeFileSync(join(folder, 'cache'), '');
  expect(await sizeOf((await openFolder().get('car.png', 160)).body)).toBe(800);
});

test('a picture with too many pixels is not found, and not decoded', async () => {
  writeFileSync(join(folder, 'pictures/huge.png'), await hugePicture());
  const decode = vi.spyOn(sharp.prototype, 'toBuffer');
  await expect(openFolder().get('huge.png', 160)).rejects.toMatchObject({ rowName: 'NOT_FOUND' });
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});
