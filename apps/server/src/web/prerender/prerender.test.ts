import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstScreen, type PrerenderInput } from './browser';
import { KeptPrerenderer, type Prerenderer } from './prerenderer';

/**
 * A storefront of two scripts: the entry loads a chunk like the bundler's code does, then renders
 * its first screen.
 */
const ENTRY = `
  const data = document.getElementById('volt-data').textContent;
  const script = document.createElement('script');
  script.src = '/chunk.js';
  script.onload = () => window.voltFirstScreen(window.chunk + location.pathname + location.search + data);
  document.head.appendChild(script);
  fetch('/never');
  setTimeout(() => { throw new Error('timers must not run') }, 0);
`;

let folder: string;
const input = (changes: Partial<PrerenderInput> = {}): PrerenderInput => ({
  h5Dir: folder,
  scripts: ['entry.js'],
  address: '/pages/x?a=1',
  origin: 'http://shop.test',
  data: '[]',
  ...changes,
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-prerender-'));
  writeFileSync(join(folder, 'entry.js'), ENTRY);
  writeFileSync(join(folder, 'chunk.js'), 'window.chunk = "chunk "; window.seen = (window.seen ?? 0) + 1;');
  writeFileSync(join(folder, 'broken.js'), 'throw new Error("broken")');
  writeFileSync(join(folder, 'endless.js'), 'for (;;);');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the first screen', () => {
  it('is what the code of the storefront makes of address and data, chunks included', async () => {
    expect(await firstScreen(input())).toBe('chunk /pages/x?a=1[]');
  });

  it('is made anew each time, with nothing left from the page before', async () => {
    writeFileSync(
      join(folder, 'count.js'),
      'window.n = (window.n ?? 0) + 1; window.voltFirstScreen(String(window.n));',
    );
    expect(await firstScreen(input({ scripts: ['count.js'] }))).toBe('1');
    expect(await firstScreen(input({ scripts: ['count.js'] }))).toBe('1');
  });

  it('fails when the code throws, never ends, or is missing', async () => {
    await expect(firstScreen(input({ scripts: ['broken.js'] }))).rejects.toThrow('broken');
    await expect(firstScreen(input({ scripts: ['endless.js'] }))).rejects.toThrow(/timed out/);
    await expect(firstScreen(input({ scripts: ['absent.js'] }))).rejects.toThrow(/ENOENT/);
  });

  it('lets the code ask for a way to draw, and gives it none', async () => {
    writeFileSync(
      join(folder, 'canvas.js'),
      'window.voltFirstScreen(String(document.createElement("canvas").getContext("webgl2")));',
    );
    expect(await firstScreen(input({ scripts: ['canvas.js'] }))).toBe('null');
  });

  it('gives the code no way to the machine', async () => {
    writeFileSync(join(folder, 'spy.js'), 'window.voltFirstScreen([typeof process, typeof require].join());');
    expect(await firstScreen(input({ scripts: ['spy.js'] }))).toBe('undefined,undefined');
  });
});

describe('kept first screens', () => {
  const counting = () => {
    const calls: PrerenderInput[] = [];
    const inner: Prerenderer = {
      render: async (one) => `${calls.push(one)}`,
      close: async () => undefined,
    };
    return { calls, inner };
  };

  it('serve callers at once and for five seconds, then are made anew', async () => {
    let now = 0;
    const { calls, inner } = counting();
    const kept = new KeptPrerenderer(inner, () => now);
    expect(await Promise.all([kept.render(input()), kept.render(input())])).toEqual(['1', '1']);
    now = 4999;
    expect(await kept.render(input())).toBe('1');
    now = 5000;
    expect(await kept.render(input())).toBe('2');
    expect(calls).toHaveLength(2);
  });

  it('differ by address and data', async () => {
    const kept = new KeptPrerenderer(counting().inner, () => 0);
    expect(await kept.render(input())).toBe('1');
    expect(await kept.render(input({ address: '/pages/x?a=2' }))).toBe('2');
    expect(await kept.render(input({ data: '[1]' }))).toBe('3');
  });

  it('forget the oldest beyond two hundred', async () => {
    const { calls, inner } = counting();
    const kept = new KeptPrerenderer(inner, () => 0);
    for (let n = 0; n <= 200; n++) await kept.render(input({ data: `[${n}]` }));
    await kept.render(input({ data: '[200]' }));
    expect(calls).toHaveLength(201);
    await kept.render(input({ data: '[0]' }));
    expect(calls).toHaveLength(202);
  });
});
