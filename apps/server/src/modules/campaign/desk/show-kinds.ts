import { At, PicturePath, type ReplyOf } from '@voltfront/contract';
import { z } from 'zod';
import { engines } from '../engines';

type Reply = ReplyOf<'GET /api/mpmkt/v1/staff/campaign/kinds'>;
type Shape = Reply['items'][number]['settings'];

/** Schemas that are an input of their own in staff's form, by their format in the JSON Schema. */
const FORMATS = new Map<unknown, string>([
  [At, 'moment'],
  [PicturePath, 'picture'],
]);

/** A schema as JSON Schema, of what is written: what has a default may be left out. */
function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const format = FORMATS.get(zodSchema);
      if (format) Object.assign(jsonSchema, { format });
    },
  }) as Shape;
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
