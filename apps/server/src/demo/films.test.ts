import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { articles } from '../modules/community/demo';

const folder = fileURLToPath(new URL('../../assets/films/', import.meta.url));
const films = readdirSync(folder);
const MOST_BYTES = 700_000;

/** Types of an MP4 file's boxes, in order. */
function boxes(bytes: Buffer): string[] {
  const kinds: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) || bytes.length) {
    kinds.push(bytes.toString('latin1', at + 4, at + 8));
  }
  return kinds;
}

const shown = articles.flatMap(({ articleId, blocks }) =>
  blocks.flatMap((block) => (block.kind === 'video' ? [{ articleId, ...block }] : [])),
);

test('every film is shown by an article, and no two articles show the same', () => {
  expect(shown.map(({ src }) => src).sort()).toEqual(films.map((name) => `films/${name}`).sort());
});

describe.each(films)('the film %s', (name) => {
  const bytes = readFileSync(folder + name);

  test('starts before it has all come: its index lies ahead of its pictures', () => {
    const kinds = boxes(bytes);
    expect(kinds[0]).toBe('ftyp');
    expect(kinds).toContain('mdat');
    expect(kinds.indexOf('moov')).toBeGreaterThan(0);
    expect(kinds.indexOf('moov')).toBeLessThan(kinds.indexOf('mdat'));
  });

  test('is H.264, which every phone plays, and light', () => {
    expect(bytes.includes('avc1')).toBe(true);
    expect(statSync(folder + name).size).toBeLessThan(MOST_BYTES);
  });
});
