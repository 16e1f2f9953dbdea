import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare } from './compare';

const WIDTH = 390;
const HEIGHT = 300;

/** A card with a line of text, as a phone would show it. */
const screen = ({ text = '立即定制', colour = '#0b6670', left = 40, wide = WIDTH } = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="#f5f6f7"/><rect x="20" y="20" width="350" height="200" rx="12" fill="#fff"/>
      <rect x="${left}" y="120" width="200" height="44" rx="6" fill="${colour}"/>
      <text x="60" y="80" font-size="15" font-family="Noto Sans CJK SC" fill="#262626">${text}</text></svg>`),
  )
    .png()
    .toBuffer();

/** Every pixel a level or two brighter or darker, and a few far off. */
async function noisy(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index++) data[index] = Math.max(0, (data[index] ?? 0) - (index % 3));
  for (let index = 0; index < data.length; index += 9973 * info.channels) data[index] = 128;
  return sharp(data, { raw: info }).png().toBuffer();
}

describe('comparing a screen with its baseline', () => {
  test('passes over noise', async () => {
    const before = await screen();
    expect((await compare(before, before)).fault).toBeNull();
    expect((await compare(before, await noisy(before))).fault).toBeNull();
  });

  test.each([
    ['one character', { text: '立即定购' }],
    ['a shade of the accent', { colour: '#0b7d89' }],
    ['a step of two pixels', { left: 42 }],
  ])('sees %s', async (_what, change) => {
    expect((await compare(await screen(), await screen(change))).fault).toContain('pixels differ');
  });

  test('sees another size', async () => {
    expect((await compare(await screen(), await screen({ wide: 391 }))).fault).toBe('is 391 × 300, was 390 × 300');
  });
});
