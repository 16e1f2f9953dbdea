import { readFileSync } from 'node:fs';

const brandFile = new URL('../../../packages/brand/src/brand.ts', import.meta.url);

/** A colour of the brand file by its name: the light scheme's stands first. */
function brandColour(name) {
  const found = new RegExp(`\\b${name}: '(#[0-9a-f]{6})'`).exec(readFileSync(brandFile, 'utf8'));
  if (!found) throw new TypeError(`packages/brand/src/brand.ts: no colour ${name}`);
  return found[1];
}

const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function middle(one, other) {
  const [a, b] = [parts(one), parts(other)];
  return `#${a
    .map((part, at) =>
      Math.round((part + b[at]) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Two colours that are seen well on white and on black alike: the accent between its light and its dark form, and grey. */
export const accent = middle(brandColour('accent'), brandColour('accentOnDark'));
export const grey = '#8c8c8c';
