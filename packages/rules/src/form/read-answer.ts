import { characterCount } from '../validation/comment';
import { isCreditCode } from '../validation/credit-code';
import { isIdCard } from '../validation/id-card';
import { isMainlandPhone, isSmsCode } from '../validation/phone';
import { isDay, resolveDay } from './form-day';
import { fitsPattern } from './form-pattern';
import type {
  ConsentField,
  DateField,
  FieldKind,
  FormAnswer,
  FormFacts,
  FormField,
  FormOption,
  FormProblem,
  IdNumberField,
  NameField,
  TextField,
} from './form-types';

/** Result of reading an answer: the cleaned value, or its fault. Null when no answer was given. */
export type ReadAnswer = { answer: FormAnswer } | { problem: FormProblem } | null;

const NAME_MAX = 20;
const LETTERS = /^[A-Za-z\u00c0-\u024f\u3400-\u9fff\ud840-\ud8ff\udc00-\udfff·. '-]+$/;
const LINK = /^https:\/\/[^\s/?#]+\.[^\s/?#]{2,}([/?#]\S*)?$/;
/** Address of an upload: `/files/…`, perhaps with its proof; pictures of the demo data are under `/assets/`. */
const PICTURE = /^\/(assets|files)\/[\w./?=&-]{1,300}$/;

const wrong = (key: FormProblem['key'], limit?: number | string): ReadAnswer => ({
  problem: limit === undefined ? { key } : { key, limit },
});

/** False for NUL and halves of a character, which a database cannot store. */
const isWhole = (text: string): boolean =>
  Array.from(text).every((character) => character !== '\0' && !/^[\ud800-\udfff]$/.test(character));

/** Text without blanks around it; null when nothing is left, undefined when it is no text. */
function textOf(raw: unknown): string | null | undefined {
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'string' || !isWhole(raw)) return undefined;
  return raw.trim() || null;
}

/** Reads a text by a rule for what is in it. */
function readText(raw: unknown, check: (text: string) => ReadAnswer): ReadAnswer {
  const text = textOf(raw);
  if (text === undefined) return wrong('wrong');
  return text === null ? null : check(text);
}

function checkLength(text: string, min: number, max: number): ReadAnswer {
  const count = characterCount(text);
  if (count < min) return wrong('tooShort', min);
  return count > max ? wrong('tooLong', max) : { answer: text };
}

function readWords({ lines, min = 0, max, pattern, format }: TextField, raw: unknown): ReadAnswer {
  return readText(raw, (given) => {
    const text = lines === 'many' ? given.replace(/\r\n?/g, '\n') : given.replace(/\s+/g, ' ');
    const length = checkLength(text, min, max);
    if (length && 'problem' in length) return length;
    if (pattern !== undefined && !fitsPattern(text, pattern)) return wrong('wrong');
    return format === 'link' && !LINK.test(text) ? wrong('wrong') : length;
  });
}

function readName({ min = 2 }: NameField, raw: unknown): ReadAnswer {
  return readText(raw, (given) => {
    const name = given.replace(/\s+/g, ' ').replace(/[•・‧]/g, '·');
    return LETTERS.test(name) ? checkLength(name, min, NAME_MAX) : wrong('wrong');
  });
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

function readPhone(raw: unknown): ReadAnswer {
  return readText(raw, (text) => {
    const phone = digitsOf(text).replace(/^(\+|00)86/, '');
    return isMainlandPhone(phone) ? { answer: phone } : wrong('wrong');
  });
}

function readCode(raw: unknown): ReadAnswer {
  return readText(raw, (text) => (isSmsCode(digitsOf(text)) ? { answer: digitsOf(text) } : wrong('wrong')));
}

function readIdNumber({ document }: IdNumberField, raw: unknown): ReadAnswer {
  return readText(raw, (text) => {
    const number = digitsOf(text).toUpperCase();
    const isGood = document === 'creditCode' ? isCreditCode(number) : isIdCard(number);
    return isGood ? { answer: number } : wrong('wrong');
  });
}

/** A number, or its text as typed. */
function numberOf(raw: unknown): number | null | undefined {
  const number = typeof raw === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(raw) ? Number(raw) : raw;
  if (number === undefined || number === null || (typeof number === 'string' && number.trim() === '')) return null;
  // Minus zero is stored as zero.
  return Number.isSafeInteger(number) ? (number as number) + 0 : undefined;
}

function readNumber(raw: unknown, min: number, max: number): ReadAnswer {
  const number = numberOf(raw);
  if (number === null) return null;
  if (number === undefined) return wrong('wrong');
  if (number < min) return wrong('tooSmall', min);
  return number > max ? wrong('tooLarge', max) : { answer: number };
}

/** Distinct texts of a list; null when it is empty, undefined when it is not a list of texts. */
function listOf(raw: unknown, isGood: (text: string) => boolean): string[] | null | undefined {
  if (raw === undefined || raw === null) return null;
  if (!Array.isArray(raw) || !raw.every((item) => typeof item === 'string' && isGood(item))) return undefined;
  if (new Set(raw).size < raw.length) return undefined;
  return raw.length === 0 ? null : raw;
}

function readList(list: string[] | null | undefined, min: number, max: number): ReadAnswer {
  if (list === null) return null;
  if (list === undefined) return wrong('wrong');
  if (list.length < min) return wrong('tooFew', min);
  return list.length > max ? wrong('tooMany', max) : { answer: list };
}

const hasKey = (options: readonly FormOption[], key: string) => options.some((option) => option.key === key);

function readChoices(options: readonly FormOption[], raw: unknown, min: number, max: number): ReadAnswer {
  const list = listOf(raw, (key) => hasKey(options, key));
  // In the order of the options, however they were ticked.
  const sorted = list && options.map(({ key }) => key).filter((key) => list.includes(key));
  return readList(sorted, min, max);
}

function readDate({ min, max }: DateField, raw: unknown, now: number): ReadAnswer {
  return readText(raw, (day) => {
    if (!isDay(day)) return wrong('wrong');
    const [first, last] = [min && resolveDay(min, now), max && resolveDay(max, now)];
    if (first !== undefined && day < first) return wrong('tooEarly', first);
    return last !== undefined && day > last ? wrong('tooLate', last) : { answer: day };
  });
}

function readConsent({ document }: ConsentField, raw: unknown): ReadAnswer {
  return readText(raw, (version) => (version === document.version ? { answer: version } : wrong('outdated')));
}

type FieldOf<K extends FieldKind> = Extract<FormField, { kind: K }>;

const KEY_MAX = 64;
const readKey = (raw: unknown) => readText(raw, (key) => checkLength(key, 1, KEY_MAX));

type Readers = { [K in FieldKind]: (field: FieldOf<K>, raw: unknown, now: number) => ReadAnswer };

const READERS: Readers = {
  text: readWords,
  phone: (_, raw) => readPhone(raw),
  code: (_, raw) => readCode(raw),
  name: readName,
  idNumber: readIdNumber,
  choice: ({ options }, raw) => readText(raw, (key) => (hasKey(options, key) ? { answer: key } : wrong('wrong'))),
  choices: ({ options, min = 1, max }, raw) => readChoices(options, raw, min, max ?? options.length),
  city: (_, raw) => readText(raw, (code) => (/^\d{6}$/.test(code) ? { answer: code } : wrong('wrong'))),
  store: (_, raw) => readKey(raw),
  pick: (_, raw) => readKey(raw),
  slot: (_, raw) => readNumber(raw, 0, Number.MAX_SAFE_INTEGER),
  date: readDate,
  number: ({ min, max }, raw) => readNumber(raw, min, max),
  pictures: ({ min = 1, max }, raw) =>
    readList(
      listOf(raw, (path) => PICTURE.test(path)),
      min,
      max,
    ),
  consent: readConsent,
  scale: ({ min = 1, max }, raw) => readNumber(raw, min, max),
};

/** Reads what was given for one field, whatever it is. */
export function readAnswer(field: FormField, raw: unknown, { now, offers }: FormFacts): ReadAnswer {
  const read = (READERS[field.kind] as (field: FormField, raw: unknown, now: number) => ReadAnswer)(field, raw, now);
  const offered = offers?.[field.id];
  if (!read || 'problem' in read || !offered) return read;
  return offered.some((each) => each === read.answer) ? read : wrong('notOffered');
}
