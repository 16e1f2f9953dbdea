/**
 * Draws every picture of the shop that is drawn, from the committed pictures of cars, cabins and scenes.
 *
 *     node tools/pictures/make.mjs            all folders
 *     node tools/pictures/make.mjs covers     one folder
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { assets } from './lib/compose.mjs';

const folders = {
  covers: async () => webp((await import('./covers.mjs')).covers, 'covers', 72),
  'composed-covers': async () => webp((await import('./covers.mjs')).composedCovers, 'covers', 84),
  avatars: async () => webp((await import('./avatars.mjs')).avatars, 'avatars', 82),
  heroes: async () => webp((await import('./showcase.mjs')).heroes, 'heroes', 78),
  models: async () => webp((await import('./showcase.mjs')).modelCards, 'models', 84),
  banners: async () => webp((await import('./showcase.mjs')).banners, 'banners', 76),
  campaigns: async () => webp((await import('./campaigns.mjs')).campaigns, 'campaigns', 74),
  stores: async () => webp((await import('./stores.mjs')).stores, 'stores', 76),
  inspections: async () => webp((await import('./inspections.mjs')).inspections, 'inspections', 70),
  coupons: async () => webp((await import('./rewards.mjs')).coupons, 'coupons', 86),
  illustrations: async () => webp((await import('./illustrations.mjs')).illustrations, 'illustrations', 84),
  empty: async () => png((await import('./illustrations.mjs')).empties, 'zeekr/images/empty'),
};

async function write(pictures, folder, ending, encode) {
  for (const [name, draw] of Object.entries(pictures)) {
    const file = `${assets}${folder}/${name}.${ending}`;
    await mkdir(dirname(file), { recursive: true });
    await encode(sharp(await (await draw()).png().toBuffer())).toFile(file);
  }
}
const webp = (pictures, folder, quality) => write(pictures, folder, 'webp', (p) => p.webp({ quality, effort: 5 }));
const png = (pictures, folder) => write(pictures, folder, 'png', (p) => p.png({ palette: true, quality: 90 }));

const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(folders)) {
  if (!wanted.length || wanted.includes(name)) await draw();
}
