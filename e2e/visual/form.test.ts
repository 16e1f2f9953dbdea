import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare';
import { formOf } from './form';

/** A card with a line of text and a button, in one scheme. */
const screen = ({ text = '立即定制', colour = '#0b6670', left = 40, ground = '#f5f6f7' } = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="390" height="300">
      <rect width="100%" height="100%" fill="${ground}"/>
      <rect x="${left}" y="120" width="200" height="44" rx="6" fill="${colour}"/>
      <text x="60" y="80" font-size="15" font-family="Noto Sans CJK SC" fill="#7a7f87">${text}</text></svg>`),
  )
    .png()
    .toBuffer();

test('the light picture keeps its size, the dark one has half of it', async () => {
  const widthOf = async (name: string) => (await sharp(await formOf(name, await screen())).metadata()).width;
  expect(await widthOf('pages.home.index-390-light')).toBe(390);
  expect(await widthOf('pages.home.index-390-dark')).toBe(195);
});

test.each(['light', 'dark'])(
  'in its %s form a screen is like itself, and a change in one place shows',
  async (scheme) => {
    const name = `pages.home.index-390-${scheme}`;
    const before = await formOf(name, await screen());
    const faultOf = async (change: Parameters<typeof screen>[0]) =>
      (await compare(before, await formOf(name, await screen(change)))).fault;
    expect(await faultOf({})).toBeNull();
    expect(await faultOf({ text: '立即定购' })).toContain('pixels differ');
    expect(await faultOf({ colour: '#0b7d89' })).toContain('pixels differ');
    expect(await faultOf({ left: 42 })).toContain('pixels differ');
    expect(await faultOf({ ground: '#ebedf0' })).toContain('pixels differ');
  },
);
