/**
 * Takes the screenshots of all components: `npm run screenshots:components -w @voltfront/e2e`.
 * Needs the built server and storefront (`npm start -- --build-only`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { galleryPictures } from './visual/gallery';
import { gallerySheet } from './visual/gallery-sheet';
import { openStudio } from './visual/studio';

const folder = resolve(import.meta.dirname, '../docs/screenshots/components');
mkdirSync(folder, { recursive: true });

const studio = await openStudio();
try {
  for (const width of [320, 390, 768])
    for (const scheme of ['light', 'dark'] as const) {
      const sheet = await gallerySheet(await galleryPictures(studio, width, scheme), width);
      writeFileSync(resolve(folder, `${width}-${scheme}.webp`), sheet);
    }
} finally {
  await studio.close();
}
