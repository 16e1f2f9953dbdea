import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Files that may contain a raw colour, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'ui/tokens.css': 'the tokens themselves',
  'features/community/feed/banners.module.css': 'the shade over a picture fades out in steps',
  'features/vehicle/models/model-slide.module.css': 'the shade over a picture fades out in steps',
  'features/vehicle/stage/paint-balls.module.css': 'light and shadow on a ball of paint',
  'features/captcha/captcha.module.css': 'the shadow of a puzzle piece on a picture',
  'features/test-drive/heads/city-head.module.css': 'a green number plate has its colours by law',
  'features/test-drive/heads/member-head.module.css': 'the shine on a card in the colour of its channel',
  'features/test-drive/heads/night-head.module.css': 'the glow of a night in the colours of its picture',
};

const RAW = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color-mix)\(|:\s*(?:white|black|gr[ae]y)\b/i;
/** Masks are made of opacity: their colour is never seen. */
const isMask = (line: string) => /^\s*(-webkit-)?mask/.test(line);

function rawColours(file: string): string[] {
  const lines = readFileSync(path.join(source, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    RAW.test(line) && !isMask(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
  );
}

test('style sheets take every colour from the tokens', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.css') && !(file in EXCEPTIONS));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(rawColours)).toEqual([]);
});

test('each exception is still one', () => {
  const clean = Object.keys(EXCEPTIONS).filter((file) => rawColours(file).length === 0);
  expect(clean).toEqual([]);
});
