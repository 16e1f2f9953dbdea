import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';

const player = fileURLToPath(new URL('../../../apps/storefront/src/ui/lottie/player/draw.ts', import.meta.url));

/** The storefront's player, so that a still picture equals the frame that customers see. */
async function loadPlayer() {
  const { outputFiles } = await build({ entryPoints: [player], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A canvas context that writes SVG. */
class SvgPen {
  elements = [];
  #matrix = [1, 0, 0, 1, 0, 0];
  #kept = [];
  #path = '';

  save() {
    this.#kept.push(this.#matrix);
  }
  restore() {
    this.#matrix = this.#kept.pop();
  }
  setTransform(...matrix) {
    this.#matrix = matrix;
  }
  transform(...matrix) {
    this.#matrix = times(this.#matrix, matrix);
  }
  clearRect() {
    this.elements = [];
  }
  beginPath() {
    this.#path = '';
  }
  moveTo(...point) {
    this.#path += `M${point.join(' ')}`;
  }
  bezierCurveTo(...points) {
    this.#path += `C${points.join(' ')}`;
  }
  closePath() {
    this.#path += 'Z';
  }
  fill() {
    this.#add(`fill="${this.fillStyle}"`);
  }
  stroke() {
    const line = `stroke-width="${this.lineWidth}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"`;
    this.#add(`fill="none" stroke="${this.strokeStyle}" ${line}`);
  }
  #add(paint) {
    const place = `transform="matrix(${this.#matrix.join(' ')})"`;
    this.elements.push(`<path d="${this.#path}" ${paint} opacity="${this.globalAlpha}" ${place}/>`);
  }
}

const DENSITY = 2;

/** Draws one frame of an animation as a WebP picture with alpha, twice the animation's size. */
export async function stillPicture({ data, still }) {
  const { drawFrame } = await loadPlayer();
  const [width, height] = [data.w * DENSITY, data.h * DENSITY];
  const pen = new SvgPen();
  drawFrame(pen, data, still, width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pen.elements.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 86, alphaQuality: 90, effort: 6 }).toBuffer();
}
