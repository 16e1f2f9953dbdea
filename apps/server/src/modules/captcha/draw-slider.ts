import sharp from 'sharp';
import { between, scenery } from './scenery';

const WIDTH = 320;
const HEIGHT = 160;
const PIECE = 52;

/**
 * Outline of the puzzle piece in its own square: a tile with a knob on top and a notch on the
 * right.
 */
const OUTLINE = 'M2 14h15a8 8 0 1 1 14 0h15v13a8 8 0 1 0 0 14v9H2Z';

const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const dataUrl = (type: string, body: Buffer) => `data:image/${type};base64,${body.toString('base64')}`;

/** A slider puzzle; `left` is its solution and must not leave the server. */
export async function drawSlider() {
  const left = between(PIECE + 20, WIDTH - PIECE - 8);
  const pieceTop = between(6, HEIGHT - PIECE - 6);
  const scene = await sharp(svg(WIDTH, HEIGHT, scenery(WIDTH, HEIGHT)))
    .png()
    .toBuffer();
  const at = { left, top: pieceTop };
  const hole = svg(
    PIECE,
    PIECE,
    `<path d="${OUTLINE}" fill="#000" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.7"/>`,
  );
  const rim = svg(PIECE, PIECE, `<path d="${OUTLINE}" fill="none" stroke="#fff" stroke-width="1.5"/>`);
  const mask = svg(PIECE, PIECE, `<path d="${OUTLINE}" fill="#fff"/>`);
  const cut = await sharp(scene)
    .extract({ ...at, width: PIECE, height: PIECE })
    .ensureAlpha()
    .png()
    .toBuffer();
  const [background, piece] = await Promise.all([
    sharp(scene)
      .composite([{ input: hole, ...at }])
      .jpeg({ quality: 82 })
      .toBuffer(),
    sharp(cut)
      .composite([{ input: mask, blend: 'dest-in' }, { input: rim }])
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ]);
  return {
    left,
    background: dataUrl('jpeg', background),
    piece: dataUrl('png', piece),
    width: WIDTH,
    height: HEIGHT,
    pieceWidth: PIECE,
    pieceTop,
  };
}
