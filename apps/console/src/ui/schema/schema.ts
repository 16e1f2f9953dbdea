/** The part of JSON Schema that forms of the console are drawn from, with the words that the server adds. */
export interface Schema {
  title?: string;
  type?: string | string[];
  format?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  /** Objects of several kinds; in each, one property has a `const` that tells its kind. */
  oneOf?: Schema[];
  const?: string;
  constName?: string;
  enum?: string[];
  enumNames?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export type Values = Record<string, unknown>;

export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/** What may be left empty, without its null. */
export function withoutNull(schema: Schema): { inner: Schema; isNullable: boolean } {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null');
  if (inner) return { inner: { ...inner, title: schema.title ?? '' }, isNullable: true };
  if (!Array.isArray(schema.type)) return { inner: schema, isNullable: false };
  return { inner: { ...schema, type: schema.type.find((type) => type !== 'null') ?? 'string' }, isNullable: true };
}

/** The property that tells the kind of an object, and the kind that an object of this schema has. */
export function kindIn(schema: Schema | undefined): { name: string; kind: string; label: string } | null {
  const found = Object.entries(schema?.properties ?? {}).find(([, each]) => each.const !== undefined);
  if (!found) return null;
  const [name, { const: kind = '', constName = kind }] = found;
  return { name, kind, label: constName };
}

/** The kinds of an object that can be of several. */
export const kindsIn = (schema: Schema) => (schema.oneOf ?? []).flatMap((each) => kindIn(each) ?? []);

/** The schema of the kind that an object has; the first one's where it has none. */
export function schemaOfKind(schema: Schema, value: Values): Schema {
  const { oneOf = [] } = schema;
  const fits = (each: Schema) => {
    const told = kindIn(each);
    return told !== null && value[told.name] === told.kind;
  };
  return oneOf.find(fits) ?? oneOf[0] ?? schema;
}

/** An object as one of another kind: what both have stays. */
export function asKind(schema: Schema, value: Values, kind: string): Values {
  const wanted = schema.oneOf?.find((each) => kindIn(each)?.kind === kind);
  const first = valuesOf(firstValue(wanted ?? {}));
  const told = kindIn(wanted)?.name;
  const kept = Object.entries(value).filter(([name]) => name !== told && wanted?.properties?.[name] !== undefined);
  return { ...first, ...Object.fromEntries(kept) };
}

/** The first value of a schema that passes it, or comes close: texts are for people to write. */
export function firstValue(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf || Array.isArray(schema.type)) return null;
  if (schema.oneOf) return firstValue(schema.oneOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, firstValue(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => firstValue(schema.items ?? {}));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.format === 'moment' ? null : Math.max(0, schema.minimum ?? 0);
    default:
      return '';
  }
}

/** A list in which one thing stands a place earlier. */
export function raised<T>(list: readonly T[], place: number): T[] {
  return place > 0 && place < list.length ? moved(list, place, place - 1) : [...list];
}

/** A list in which one thing stands in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, place) => place !== from);
  const thing = list[from];
  return thing === undefined ? others : [...others.slice(0, to), thing, ...others.slice(to)];
}
