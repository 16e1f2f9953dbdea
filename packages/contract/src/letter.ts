import { z } from 'zod';
import { At, Id } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ letterId: z.string().regex(/^[a-z0-9-]{1,60}$/) });

/** A letter of the brand about something that was changed. */
const Letter = z.object({
  letterId: Id,
  title: z.string(),
  about: z.enum(['price', 'rights', 'campaign', 'delivery']),
  publishedAt: At,
  /** Taken back: nothing else of it is shown. */
  isRecalled: z.boolean(),
  paragraphs: z.array(z.string()),
  changes: z.array(z.object({ item: z.string(), before: z.string(), after: z.string() })),
  models: z.array(z.object({ modelId: Id, name: z.string() })),
  signature: z.string(),
  /** Null for visitors. */
  own: z
    .object({
      name: z.string(),
      /** Orders of the caller that it is about, the newest first. */
      orders: z.array(z.object({ orderNo: Id, modelName: z.string(), versionName: z.string() })).max(50),
      acknowledgedAt: At.nullable(),
    })
    .nullable(),
});

export const letter = defineEndpoints({
  'GET /api/mpmkt/v1/letter': {
    summary: 'A letter about a change, with the orders of the caller that it is about. NOT_FOUND.',
    auth: 'optional',
    query: Ref,
    reply: Letter,
  },
  'POST /api/mpmkt/v1/letter/acknowledge': {
    summary:
      'Notes that the caller knows of a change; the first time stays. NOT_FOUND, FORBIDDEN without such an order, STATE_CHANGED for a letter that was taken back.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: z.object({ acknowledgedAt: At }),
  },
});

export type LetterData = z.output<typeof Letter>;
