import sharp from 'sharp';
import { between } from './scenery';

const WIDTH = 200;
const HEIGHT = 72;
const LENGTH = 4;

/**
 * Strokes of each character on a 4 by 6 grid, so that no font is needed. Without look-alikes (0 O,
 * 1 I).
 */
const GLYPHS: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  C: 'M4 1Q3 0 2 0Q0 0 0 3Q0 6 2 6Q3 6 4 5',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.5L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2.5Q4 0 4 1.6Q4 3.2 2.5 3.2H0',
  R: 'M0 6V0H2.5Q4 0 4 1.6Q4 3.2 2.5 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  3: 'M0 .8Q1 0 2 0Q4 0 4 1.5Q4 3 1.6 3Q4 3 4 4.6Q4 6 2 6Q1 6 0 5.2',
  4: 'M3 6V0L0 4H4',
  6: 'M3.6 .4Q0 1 0 4Q0 6 2 6Q4 6 4 4.3Q4 2.6 2 2.6Q.5 2.6 0 4',
  7: 'M0 0H4L1.5 6',
  9: 'M.4 5.6Q4 5 4 2Q4 0 2 0Q0 0 0 1.7Q0 3.4 2 3.4Q3.5 3.4 4 2',
};
const CHARACTERS = Object.keys(GLYPHS);

function glyph(character: string, index: number): string {
  const x = 20 + index * 44 + between(-4, 4);
  const y = 15 + between(-5, 5);
  const transform = `translate(${x} ${y}) rotate(${between(-18, 18)} 12 20) scale(${between(58, 70) / 10})`;
  const colour = `hsl(${between(0, 360)},55%,${between(26, 40)}%)`;
  return `<path d="${GLYPHS[character]}" transform="${transform}" fill="none" stroke="${colour}" stroke-width=".62" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function noise(): string {
  const curve = () =>
    `<path d="M0 ${between(5, 67)}C50 ${between(0, 72)} 150 ${between(0, 72)} 200 ${between(5, 67)}" fill="none" stroke="hsl(${between(0, 360)},45%,55%)" stroke-width="${between(10, 20) / 10}"/>`;
  const dot = () =>
    `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="1.2" fill="hsl(${between(0, 360)},40%,55%)"/>`;
  return Array.from({ length: 4 }, curve).join('') + Array.from({ length: 70 }, dot).join('');
}

/** An image of four characters; `text` is its solution and must not leave the server. */
export async function drawText(): Promise<{ text: string; image: string }> {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[between(0, CHARACTERS.length - 1)] ?? 'A');
  const content = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f5f7"/>${characters.map(glyph).join('')}${noise()}`;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
  const body = await sharp(Buffer.from(source)).png({ compressionLevel: 9, palette: true }).toBuffer();
  return { text: characters.join(''), image: `data:image/png;base64,${body.toString('base64')}` };
}
