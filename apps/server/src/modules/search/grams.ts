import { pinyin } from 'pinyin-pro';
import { syllablesOf } from './syllables';

/**
 * Texts are searched by grams, short pieces that an index of arrays finds in PostgreSQL and PGlite alike. Their first
 * letter says what they are:
 *
 * - `h充电` two neighbouring Chinese characters; `c充` one
 * - `schong-dian` the sounds of two neighbouring characters
 * - `wot` three letters of a word with spaces around it (` ota `), which slips leave partly whole
 * - `pcho` three letters of the pinyin of a title; `icd` first letters of the pinyin of a title
 */
export type Gram = string;

/** Characters of a text that are worked into grams. */
const MOST_CHARACTERS = 600;

/** A run of Chinese characters, or of letters and digits. */
interface Run {
  isHan: boolean;
  text: string;
}

/** The words of a text: one width of letters, lower case, without marks and signs. */
export function runsOf(text: string): Run[] {
  const plain = text.normalize('NFKC').toLowerCase().slice(0, MOST_CHARACTERS);
  return [...plain.matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu)].map(([run]) => ({
    isHan: /^\p{Script=Han}/u.test(run),
    text: run,
  }));
}

const pairsOf = (items: readonly string[], join: string): string[] =>
  items.slice(1).map((item, at) => `${items[at]}${join}${item}`);

/** Pieces of three letters. */
function triplesOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`);
}

const withMark = (mark: string, pieces: readonly string[]): Gram[] => pieces.map((piece) => mark + piece);

/** Sounds of a run of Chinese characters, without tones. */
const soundsOf = (han: string): string[] => pinyin(han, { toneType: 'none', type: 'array', v: true });

/** A run with everything it may be found by; pinyin in letters only where it is part of a title. */
function indexRun({ isHan, text }: Run, isTitle: boolean): Gram[] {
  if (!isHan) return withMark('w', triplesOf(` ${text} `));
  const characters = [...text];
  const sounds = soundsOf(text);
  const found = [
    ...withMark('c', characters),
    ...withMark('h', pairsOf(characters, '')),
    ...withMark('s', pairsOf(sounds, '-')),
  ];
  if (!isTitle) return found;
  const initials = sounds.map((sound) => sound.slice(0, 1));
  return [
    ...found,
    ...withMark('p', triplesOf(` ${sounds.join('')}`)),
    ...withMark('i', pairsOf(initials, '')),
    ...withMark('i', triplesOf(initials.join(''))),
  ];
}

/** Grams that a text is found by, each once. */
export const indexGrams = (text: string, isTitle: boolean): Gram[] => [
  ...new Set(runsOf(text).flatMap((run) => indexRun(run, isTitle))),
];

/** One way to understand what was typed: its grams, and how much it counts. */
export interface Reading {
  grams: Gram[];
  /** Hundredths. */
  weight: number;
}

/** Most grams of a reading; longer inputs are cut. */
const MOST_GRAMS = 40;

function literalGrams({ isHan, text }: Run): Gram[] {
  if (!isHan) return withMark('w', triplesOf(` ${text} `));
  const characters = [...text];
  return characters.length === 1 ? withMark('c', characters) : withMark('h', pairsOf(characters, ''));
}

/** The whole input as sounds: Chinese as it is spoken, letters where they are pinyin. */
function soundGrams(runs: readonly Run[]): Gram[] {
  const sounds = runs.flatMap(({ isHan, text }) => (isHan ? soundsOf(text) : (syllablesOf(text) ?? [])));
  return withMark('s', pairsOf(sounds, '-'));
}

/** Letters as first letters of pinyin, `cdz` for 充电桩. */
function initialGrams(letters: string): Gram[] {
  if (!/^[a-z]{2,6}$/.test(letters)) return [];
  return letters.length === 2 ? [`i${letters}`] : withMark('i', triplesOf(letters));
}

/** What an input may mean, the most likely first. Empty when it holds no letters at all. */
export function readingsOf(input: string): Reading[] {
  const runs = runsOf(input);
  const letters = runs.every(({ isHan }) => !isHan) ? runs.map(({ text }) => text).join('') : '';
  const ways: [grams: Gram[], weight: number][] = [
    [runs.flatMap(literalGrams), 100],
    [soundGrams(runs), 85],
    [initialGrams(letters), 70],
    [withMark('p', triplesOf(letters)), 60],
  ];
  return ways
    .map(([grams, weight]) => ({ grams: [...new Set(grams)].slice(0, MOST_GRAMS), weight }))
    .filter(({ grams }) => grams.length > 0);
}
