import { z } from 'zod';
import { At } from './common';
import { defineEndpoints } from './define';
import { FormDefinition } from './form-definition';

const FormId = z.string().min(1).max(60);

/** Something that can be chosen in a field; slots with their times and the capacity left. */
export const FormOffer = z.object({
  key: z.string(),
  text: z.string(),
  note: z.string().nullable(),
  startsAt: At.nullable(),
  endsAt: At.nullable(),
  left: z.int().min(0).nullable(),
});

export const form = defineEndpoints({
  'GET /api/mpmkt/v1/form/detail': {
    summary: 'A form as data, in its version in force.',
    auth: 'public',
    query: z.object({ formId: FormId }),
    reply: FormDefinition,
  },
  'POST /api/mpmkt/v1/form/offers': {
    summary: 'What can be chosen in a field of a form now: stores of a city, slots of a store, items of a list.',
    auth: 'public',
    body: z.object({
      formId: FormId,
      fieldId: z.string().max(40),
      /** Answers of the fields that it depends on. */
      within: z.record(z.string().max(40), z.string().max(64)).default({}),
    }),
    reply: z.array(FormOffer),
  },
});

export type FormOfferData = z.output<typeof FormOffer>;
