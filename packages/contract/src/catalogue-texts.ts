import { TEXT_FIELDS } from '@voltfront/rules/catalogue/texts';
import { z } from 'zod';
import { ChangeDetail, isWhole, Reason, TextFieldName } from './catalogue';
import { Id } from './common';
import { defineEndpoints } from './define';
import { ProductCode } from './vehicle';

/** Texts of the catalogue that staff change. */
export const catalogueTextsDesk = defineEndpoints({
  'POST /api/mporder/v1/staff/catalogue/texts/change': {
    summary: 'Changes names and short texts of a model, versions or an option that customers read, at once.',
    auth: 'catalogue.change',
    rate: 'write',
    idempotent: true,
    body: z
      .object({
        kind: z.enum(['model', 'version', 'option']),
        /** The option; `items` are its texts in versions. */
        productCode: ProductCode.optional(),
        items: z
          .array(
            z.object({
              /** Of the model, or of the version. */
              id: Id,
              field: TextFieldName,
              /** What staff saw: when it is another text by now, nothing is changed. */
              before: z.string().max(400),
              /** Tokens of the brand, such as `{brand}`, are filled in. */
              after: z.string().max(200),
            }),
          )
          .min(1)
          .max(40)
          .refine((items) => new Set(items.map(({ id, field }) => `${id} ${field}`)).size === items.length),
        reason: Reason,
      })
      .refine(isWhole)
      .refine(({ kind, items }) =>
        items.every(({ field }) => (TEXT_FIELDS[kind] as readonly string[]).includes(field)),
      ),
    reply: ChangeDetail,
  },
});
