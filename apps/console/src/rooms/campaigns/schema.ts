/** The part of JSON Schema that the settings of campaigns use, with the words that the server adds. */
export interface Schema {
  title?: string;
  type?: string;
  format?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
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
  return inner
    ? { inner: { ...inner, title: schema.title ?? '' }, isNullable: true }
    : { inner: schema, isNullable: false };
}

/** The first value of a schema that passes it, or comes close: texts are for people to write. */
export function firstValue(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return null;
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
