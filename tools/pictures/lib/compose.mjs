/** Photographs from parts: crops of committed pictures and cars over drawn places. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import * as drawnPlaces from './backdrops.mjs';
import { svg } from './draw.mjs';

/** Drawn places by name. */
export const backdrops = { ...drawnPlaces };

/** Folder of the committed pictures, which the server serves at /assets. */
export const assets = fileURLToPath(new URL('../../../apps/server/assets/', import.meta.url));

/** Draws SVG text to a sharp picture. */
export const raster = (text) => sharp(Buffer.from(text));

/** Crop of a committed picture. `box` holds left, top, width and height as shares of the source; `flop` mirrors it, `fit: 'fill'` stretches it. */
export async function crop(source, [w, h], box = [0, 0, 1, 1], { flop = false, fit = 'cover', tint } = {}) {
  const file = assets + source;
  const meta = await sharp(file).metadata();
  const area = {
    left: Math.round(box[0] * meta.width),
    top: Math.round(box[1] * meta.height),
    width: Math.round(box[2] * meta.width),
    height: Math.round(box[3] * meta.height),
  };
  let picture = sharp(file).flatten({ background: '#e8eaec' }).extract(area).resize(w, h, { fit, kernel: 'lanczos3' });
  if (flop) picture = picture.flop();
  const layers = tint ? [{ input: Buffer.from(wash(w, h, tint)), blend: 'soft-light' }] : [];
  return sharp(await picture.toBuffer()).composite(layers);
}

const wash = (w, h, [top, bottom]) =>
  svg(
    w,
    h,
    `<defs><linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#t)" opacity="0.55"/>`,
  );

const vignette = (w, h, strength) =>
  svg(
    w,
    h,
    `<defs><radialGradient id="v" cx="0.5" cy="0.55" r="0.8"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#v)"/>`,
  );

/** A transparent car `width` pixels wide with its wheels on the line `ground`, its middle at `x`. Returns a sharp layer. */
export async function carLayer({ car, width, x, ground, flop = false }) {
  let picture = sharp(`${assets}cars/${car}.webp`)
    .trim({ threshold: 0 })
    .resize({ width: Math.round(width) });
  if (flop) picture = picture.flop();
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { input: data, left: Math.round(x - info.width / 2), top: Math.round(ground - info.height) };
}

/** A blurred, darkened mirror image of a layer below its ground line, for wet or polished floors. */
async function mirror(layer, ground, strength, height) {
  const { width, height: own } = await sharp(layer.input).metadata();
  const fade = svg(
    width,
    own,
    `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="0.7" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${own}" fill="url(#f)"/>`,
  );
  const room = Math.max(1, Math.min(own, height - ground + Math.round(own * 0.16)));
  const image = await sharp(layer.input)
    .flip()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const soft = await sharp(image).blur(3).extract({ left: 0, top: 0, width, height: room }).png().toBuffer();
  return { input: soft, left: layer.left, top: ground - Math.round(own * 0.16) };
}

/**
 * Cars in a drawn place. `cars` are carLayer options in shares of the picture; `soft` blurs the place like a long lens;
 * `wet` mirrors the cars on the floor with that strength.
 */
export async function place({ size: [w, h], backdrop, seed, colours, cars, soft = 1.6, wet = 0, tint, dark = 0.32 }) {
  const ground = svg(w, h, backdrops[backdrop]({ w, h, seed, c: colours }));
  const layers = [];
  for (const item of cars) {
    const y = Math.round(item.ground * h);
    const layer = await carLayer({ ...item, width: item.width * w, x: item.x * w, ground: y });
    if (wet) layers.push(await mirror(layer, y, wet, h));
    layers.push(layer);
  }
  if (tint) layers.push({ input: Buffer.from(wash(w, h, tint)), blend: 'soft-light' });
  layers.push({ input: Buffer.from(vignette(w, h, dark)) });
  const base = raster(ground);
  const blurred = await (soft ? base.blur(soft) : base).png().toBuffer();
  return sharp(blurred).composite(await Promise.all(layers.map((layer) => inside(layer, w, h))));
}

/** Cuts off what a layer has outside the picture, which sharp would refuse. */
async function inside(layer, w, h) {
  if (layer.left === undefined) return layer;
  const { width, height } = await sharp(layer.input).metadata();
  const [left, top] = [Math.max(0, -layer.left), Math.max(0, -layer.top)];
  const box = {
    left,
    top,
    width: Math.min(width, w - layer.left) - left,
    height: Math.min(height, h - layer.top) - top,
  };
  const input = await sharp(layer.input).extract(box).png().toBuffer();
  return { ...layer, input, left: Math.max(0, layer.left), top: Math.max(0, layer.top) };
}
