import { z } from 'zod';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the console needs beside a schema to draw a form from it. */
export interface SchemaWords {
  /** Names of properties. */
  fields: Readonly<Record<string, string>>;
  /** Names of what can be chosen. */
  choices: Readonly<Record<string, string>>;
  /** Schemas that have an input of their own, and the `format` that names it. */
  formats: ReadonlyMap<unknown, string>;
}

const wordOf = (texts: Readonly<Record<string, string>>, name: unknown): string => texts[String(name)] ?? String(name);

/** Names the properties of a JSON Schema by `title`, and what can be chosen by `enumNames` and `constName`. */
function withWords(schema: unknown, words: SchemaWords): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withWords(each, words));
  if (!isObject(schema)) return schema;
  const { properties, items, anyOf, oneOf } = schema;
  const named = isObject(properties)
    ? Object.entries(properties).map(([name, each]) => [
        name,
        { ...(withWords(each, words) as object), title: wordOf(words.fields, name) },
      ])
    : null;
  return {
    ...schema,
    ...(named && { properties: Object.fromEntries(named) }),
    ...(items !== undefined && { items: withWords(items, words) }),
    ...(anyOf !== undefined && { anyOf: withWords(anyOf, words) }),
    ...(oneOf !== undefined && { oneOf: withWords(oneOf, words) }),
    ...(Array.isArray(schema.enum) && { enumNames: schema.enum.map((value) => wordOf(words.choices, value)) }),
    ...(schema.const !== undefined && { constName: wordOf(words.choices, schema.const) }),
  };
}

/** A schema as JSON Schema with its words, of what is written: what has a default may be left out. */
export function describeSchema(schema: z.ZodType, words: SchemaWords): Record<string, unknown> {
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const format = words.formats.get(zodSchema);
      if (format) Object.assign(jsonSchema, { format });
    },
  });
  return withWords(shape, words) as Record<string, unknown>;
}
