import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@voltfront/brand';
import { describe, expect, test } from 'vitest';
import { MOTION_MS } from './motion';
import { type AccentColours, brandStyle } from './theme';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties of the first rule with this selector. */
function rule(selector: string): Tokens {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries(
    [...body.matchAll(/(--vf-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const accents = ({ accent, accentPressed, accentText, accentSoft }: AccentColours): Tokens => ({
  '--vf-color-accent': accent,
  '--vf-color-accent-pressed': accentPressed,
  '--vf-color-accent-text': accentText,
  '--vf-color-accent-soft': accentSoft,
});

const light = rule(':root');
const dark = { ...light, ...rule('.vf-dark') };
const schemes = {
  light,
  dark,
  'light with the brand': { ...light, ...accents(brand.colours) },
  'dark with the brand': { ...dark, ...accents(brand.colours.dark) },
};

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

function parse(value: string): Colour {
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  const parts = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (value.match(/[\d.]+/g) ?? []).map(Number);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = parts;
  return [red, green, blue, alpha];
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour with alpha as it looks on white and on black: the worst of what a picture behind it can be. */
const grounds = ([red, green, blue, alpha]: Colour): Colour[] =>
  alpha === 1
    ? [[red, green, blue, 1]]
    : [0, 255].map((back) => {
        const lay = (part: number) => part * alpha + back * (1 - alpha);
        return [lay(red), lay(green), lay(blue), 1];
      });

function contrast(front: string, back: string): number {
  const ratios = grounds(parse(back)).map((ground) => {
    const [low = 0, high = 0] = [luminance(parse(front)), luminance(ground)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  });
  return Math.min(...ratios);
}

const SURFACES = ['bg', 'ground', 'surface', 'raised'];
/** Text colours and the backgrounds they are used on. */
const READ: readonly (readonly [string, readonly string[]])[] = [
  ['text', [...SURFACES, 'fill', 'fill-pressed', 'segment', 'accent-soft']],
  ['text-secondary', [...SURFACES, 'fill']],
  ['placeholder', SURFACES.filter((name) => name !== 'ground')],
  ['accent', [...SURFACES, 'accent-soft']],
  ['accent-text', ['accent', 'accent-pressed']],
  ['danger', ['bg', 'surface', 'raised', 'danger-soft']],
  ['on-danger', ['danger']],
  ['success', ['bg', 'surface', 'raised', 'success-soft']],
  ['warning', ['bg', 'surface', 'raised', 'warning-soft']],
  ['on-inverse', ['inverse']],
  ['on-toast', ['toast']],
  ['on-media', ['scrim-strong', 'media']],
  ['on-paper', ['paper']],
];
/** Icons, large words, the borders of controls, the ring of the focus. */
const SEEN: readonly (readonly [string, readonly string[]])[] = [
  ['text-tertiary', SURFACES],
  ['control', ['bg', 'surface', 'raised']],
  ['focus', SURFACES],
  ['tab', ['surface']],
  ['tab-active', ['surface']],
  ['on-media', ['scrim']],
  ...[2, 3, 4, 5, 6].map((part) => [`chart-${part}`, ['surface', 'raised']] as const),
];

const pairs = [
  ...READ.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: 4.5 }))),
  ...SEEN.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: 3 }))),
];

describe.each(Object.entries(schemes))('colours: %s', (_name, tokens) => {
  test.each(pairs)('$front on $back reaches $least', ({ front, back, least }) => {
    const ratio = contrast(tokens[`--vf-color-${front}`] ?? '', tokens[`--vf-color-${back}`] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

test('the tones of the specification are the text and the tab bar in light', () => {
  expect(light['--vf-color-tab']).toBe('#8c8c8c');
  expect(light['--vf-color-tab-active']).toBe('#262626');
  expect(light['--vf-color-text']).toBe('#262626');
});

test('dark has a value for every colour that light has, but for those over pictures, paper and the light of the day', () => {
  const same = Object.keys(light).filter((name) => name.startsWith('--vf-color-') && !(name in rule('.vf-dark')));
  expect(same.filter((name) => !/media|scrim|paper|on-toast|chart|on-day/.test(name))).toEqual([]);
});

test('code waits as long as the tokens move', () => {
  expect(light).toMatchObject({
    '--vf-motion-fast': `${MOTION_MS.fast}ms`,
    '--vf-motion': `${MOTION_MS.base}ms`,
    '--vf-motion-page': `${MOTION_MS.page}ms`,
    '--vf-motion-slow': `${MOTION_MS.slow}ms`,
  });
});

test('a brand without a dark accent has its light one in both schemes', () => {
  const plain = { accent: '#111111', accentPressed: '#000000', accentText: '#ffffff', accentSoft: '#eeeeee' };
  expect(brandStyle(plain)).toMatchObject({ '--vf-brand-accent': '#111111', '--vf-brand-dark-accent': '#111111' });
  expect(brandStyle(brand.colours)).toMatchObject({ '--vf-brand-dark-accent': brand.colours.dark.accent });
});
