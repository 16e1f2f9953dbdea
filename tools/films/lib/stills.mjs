/** The stills that films are made of: cuts of the committed scenes, and cars in a studio without corners. */
import sharp from 'sharp';
import { assets, carLayer, crop, raster } from '../../pictures/lib/compose.mjs';
import { svg } from '../../pictures/lib/draw.mjs';
import { STAGE } from './camera.mjs';

const { width, height } = STAGE;

/** A committed scene (3 : 2), cut to 16 : 9. `from` is the upper edge as a share of the scene, 0 to 0.156. */
export const scene =
  (name, from = 0.09) =>
  () =>
    crop(`scenes/${name}.webp`, [width, height], [0, from, 1, 0.84375]);

const studio = svg(
  width,
  height,
  `<defs>
    <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#c3cbce"/><stop offset="0.62" stop-color="#e9edee"/>
      <stop offset="0.74" stop-color="#dfe4e6"/><stop offset="1" stop-color="#aab4b8"/>
    </linearGradient>
    <radialGradient id="lamp" cx="0.42" cy="0.3" r="0.6">
      <stop offset="0" stop-color="#fff8ee" stop-opacity="0.9"/><stop offset="1" stop-color="#fff8ee" stop-opacity="0"/>
    </radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>
  <rect width="${width}" height="${height}" fill="url(#lamp)"/>`,
);

/** A car picture (name without ending) on the studio ground. Paints of one view cover each other to the pixel. */
export const inStudio =
  (car, share = 0.72) =>
  async () => {
    const layer = await carLayer({ car, width: width * share, x: width / 2, ground: height * 0.86 });
    return sharp(await raster(studio).png().toBuffer()).composite([layer]);
  };

export { assets };
