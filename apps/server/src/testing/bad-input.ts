import fc from 'fast-check';
import { z } from 'zod';
import { wellFormed } from './raw-call';

/** The part of JSON Schema that the contract's schemas turn into. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

type Value = fc.Arbitrary<unknown>;

/**
 * Invalid values: wrong types, numbers beyond all limits, texts that break databases and parsers.
 */
const HURTING: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  '',
  ' ',
  '\u0000',
  '\ud800',
  '😀'.repeat(600),
  'x'.repeat(20_000),
  "' or 1=1; drop table accounts; --",
  '%_\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'NaN',
  '9'.repeat(400),
  '-1',
  '1e309',
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  'OTk5OTk5OTk5OTk5OS5WTzEyMzQ1Ng',
  { toString: 'x', constructor: { prototype: {} } },
];

const hurting = (): Value =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HURTING) },
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

/** Texts of a pattern: a long one takes a second to prepare, and many fields have the same. */
const textsOf = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const made = textsOf.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  textsOf.set(pattern, made);
  return made;
}

function textOf(schema: Schema, known: readonly string[]): Value {
  const { pattern } = schema;
  const fitting = known.filter((value) => !pattern || new RegExp(pattern, 'u').test(value));
  const random = pattern ? matching(pattern) : fc.string({ maxLength: 40 });
  return fitting.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, random) : random;
}

function objectOf(schema: Schema, known: readonly string[]): Value {
  const fields = Object.entries(schema.properties ?? {});
  const shape = Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, known)]));
  return fc.record(shape, { requiredKeys: (schema.required ?? []).filter((name) => name in shape) });
}

/** Values that fit a schema; texts are taken from `known` ids where they fit. */
function fitting(schema: Schema, known: readonly string[]): Value {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return objectOf(schema, known);
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer());
  return textOf(schema, known);
}

/** A change to one position of a valid value. */
type Damage = { kind: 'keep' | 'remove' | 'replace' | 'add' | 'poison'; at: number; value: unknown };

/** All containers of a value with their keys, so that any position can be changed. */
function placesOf(value: unknown, places: [Record<string, unknown>, string][] = []) {
  if (value && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      placesOf((value as Record<string, unknown>)[key], places);
    }
  }
  return places;
}

const define = (target: object, key: string, value: unknown) =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });

function applyDamage(original: unknown, damages: Damage[]): unknown {
  const value = structuredClone(original);
  for (const { kind, at, value: wrong } of damages) {
    // A copy: later damage inside it must not reach the list that it was drawn from.
    const other = structuredClone(wrong);
    const places = placesOf(value);
    const [holder, key] = places[at % Math.max(1, places.length)] ?? [];
    const target = holder ?? (value as Record<string, unknown>);
    if (kind === 'remove' && key) delete target[key];
    if (kind === 'replace' && key) define(target, key, other);
    if (kind === 'add') define(target, `extra${at}`, other);
    if (kind === 'poison') define(target, at % 2 ? '__proto__' : 'constructor', { prototype: { isAdmin: true } });
  }
  return value;
}

const damage = fc.record({
  kind: fc.constantFrom('keep', 'remove', 'replace', 'replace', 'replace', 'add', 'poison'),
  at: fc.nat(40),
  value: hurting(),
}) as fc.Arbitrary<Damage>;

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12', reused: 'inline' }) as Schema;

/** Values that fit a zod schema as a caller would send them, made of `known` ids where they fit. */
export const fittingInput = (schema: z.ZodType, known: readonly string[]): Value => fitting(jsonSchema(schema), known);

/**
 * Almost valid values of a zod schema: with missing, wrongly typed, too long, too large, additional
 * or malicious fields.
 */
export function damagedInput(schema: z.ZodType, known: readonly string[]): Value {
  const nearly = fc
    .tuple(fittingInput(schema, known), fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([value, damages]) => applyDamage(value, damages));
  return fc.oneof({ weight: 8, arbitrary: nearly }, hurting());
}

/** The query string of an input: lists become repeated names, other values text. */
export function toSearch(input: unknown): string {
  if (!input || typeof input !== 'object') return encodeURIComponent(wellFormed(String(input)));
  const encode = (value: unknown) =>
    encodeURIComponent(wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return Object.entries(input)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => `${encode(name)}=${encode(item)}`),
    )
    .join('&');
}
