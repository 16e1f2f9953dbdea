import { At, PicturePath, type ReplyOf } from '@voltfront/contract';
import { z } from 'zod';
import { engines } from '../engines';
import { choiceTexts, fieldTexts } from './field.texts';

type Reply = ReplyOf<'GET /api/mpmkt/v1/staff/campaign/kinds'>;
type Shape = Reply['items'][number]['settings'];

/** Schemas that are an input of their own in staff's form, by their format in the JSON Schema. */
const FORMATS = new Map<unknown, string>([
  [At, 'moment'],
  [PicturePath, 'picture'],
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const wordOf = (texts: Readonly<Record<string, string>>, name: unknown): string => texts[String(name)] ?? String(name);

/** Names the properties of a JSON Schema by `title`, and what can be chosen by `enumNames`. */
function withWords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withWords);
  if (!isObject(schema)) return schema;
  const { properties, items, anyOf } = schema;
  const named = isObject(properties)
    ? Object.entries(properties).map(([name, each]) => [
        name,
        { ...(withWords(each) as object), title: wordOf(fieldTexts, name) },
      ])
    : null;
  return {
    ...schema,
    ...(named && { properties: Object.fromEntries(named) }),
    ...(items !== undefined && { items: withWords(items) }),
    ...(anyOf !== undefined && { anyOf: withWords(anyOf) }),
    ...(Array.isArray(schema.enum) && { enumNames: schema.enum.map((value) => wordOf(choiceTexts, value)) }),
  };
}

/** A schema as JSON Schema with its words, of what is written: what has a default may be left out. */
function shapeOf(schema: z.ZodType): Shape {
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const format = FORMATS.get(zodSchema);
      if (format) Object.assign(jsonSchema, { format });
    },
  });
  return withWords(shape) as Shape;
}

let kinds: Reply | null = null;

/** Every kind of campaign with what staff's form is drawn from. */
export function showKinds(): Reply {
  kinds ??= {
    items: Object.entries(engines).flatMap(([engine, known]) =>
      known
        ? [
            {
              engine,
              settings: shapeOf(known.settings),
              detail: known.detail && shapeOf(known.detail),
              hasOdds: known.hasOdds ?? false,
            },
          ]
        : [],
    ),
  };
  return kinds;
}
