/** A check of one value at run time, and its type. Small on purpose: it travels to every phone that runs in the app. */
export interface Shape<T> {
  /** The value's type as the documents write it. */
  readonly notation: string;
  /** Unit, limit or trap of the value, for the documents. */
  readonly note?: string;
  /** Fields of a record, for the documents. */
  readonly fields?: Readonly<Record<string, Shape<unknown>>>;
  is(value: unknown): value is T;
}

/** The type that a shape checks for. */
export type ValueOf<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };
/** Fields that may be missing are optional; others have to be there. */
export type RecordOf<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & { [K in OptionalKeys<F>]?: ValueOf<F[K]> }
>;

const shape = <T>(notation: string, is: (value: unknown) => boolean, fields?: Fields): Shape<T> => ({
  notation,
  fields,
  is: is as Shape<T>['is'],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any text, the empty one too. */
export const text = shape<string>('text', (value) => typeof value === 'string');

/** A text with at least one character. */
export const word = shape<string>('non-empty text', (value) => typeof value === 'string' && value !== '');

/** A finite number. */
export const number = shape<number>('number', Number.isFinite);

/** A whole number, not below zero. */
export const count = shape<number>(
  'whole number ≥ 0',
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
);

export const flag = shape<boolean>('true or false', (value) => typeof value === 'boolean');

/** Whatever JSON can hold, or nothing. */
export const anything = shape<unknown>('any JSON value, optional', () => true);

/** The result of a method that only does something. Older apps leave it out, which is the same. */
export const nothing = shape<null>('null', (value) => value === null || value === undefined);

/** A record whose keys are free, with texts as values. */
export const texts = shape<Record<string, string>>(
  'record of texts',
  (value) => isRecord(value) && Object.values(value).every(text.is),
);

/** One of a few values. */
export function oneOf<const T extends string | number | boolean>(...values: T[]): Shape<T> {
  return shape(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(value as T));
}

/** A record with these fields; further fields are allowed, so that newer apps can tell more. */
export function record<F extends Fields>(fields: F): Shape<RecordOf<F>> {
  const isWhole = (value: unknown) =>
    isRecord(value) && Object.keys(fields).every((key) => fields[key]?.is(value[key]));
  return shape('record', isWhole, fields);
}

/** Fields that are not given: the method has no parameters. */
export const noParams = record({});

export function list<T>(item: Shape<T>): Shape<T[]> {
  const isList = (value: unknown) => Array.isArray(value) && value.every(item.is);
  return shape(`list of ${item.notation}`, isList, item.fields);
}

/** A field that may be missing. */
export function optional<T>(inner: Shape<T>): Shape<T | undefined> {
  return {
    ...inner,
    notation: `${inner.notation}, optional`,
    is: (value): value is T => value === undefined || inner.is(value),
  };
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return {
    ...inner,
    notation: `${inner.notation} or null`,
    is: (value): value is T => value === null || inner.is(value),
  };
}

/** The same shape with its unit, limit or trap for the documents. */
export const noted = <T>(inner: Shape<T>, note: string): Shape<T> => ({ ...inner, note });
