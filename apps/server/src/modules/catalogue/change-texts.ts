import { fillBrand } from '@voltfront/brand';
import type { BodyOf } from '@voltfront/contract';
import { TEXT_LIMITS, type TextField, textFault } from '@voltfront/rules/catalogue/texts';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { ChangeRow } from './catalogue.repository';
import { catalogueTexts } from './catalogue.texts';
import { keepChange } from './propose-change';

type Body = BodyOf<'POST /api/mporder/v1/staff/catalogue/texts/change'>;

/** What customers read: values of the brand are in it, for their tokens. @throws BAD_INPUT */
function shownText(field: TextField, written: string): string {
  const text = fillBrand(written.trim());
  const fault = textFault(field, text);
  if (fault === null) return text;
  const { most } = TEXT_LIMITS[field];
  const messages = {
    empty: catalogueTexts.textEmpty,
    tooLong: catalogueTexts.textTooLong({ most }),
    wrongSign: catalogueTexts.textSign,
  };
  throw refuse('BAD_INPUT', { message: messages[fault] });
}

/**
 * Changes names and short texts that customers read, at once.
 * @throws STATE_CHANGED when a text is no longer as staff saw it, NOT_FOUND, BAD_INPUT
 */
export function changeTexts(ctx: ActorCtx, { kind, productCode, items, reason }: Body): Promise<ChangeRow> {
  const ids = [...new Set(items.map(({ id }) => id))];
  return keepChange(ctx, {
    kind: `${kind}Text`,
    subject: { kind, productCode, ids, isText: true },
    items: items.map(({ id, field, before, after }) => ({ id, field, before, after: shownText(field, after) })),
    startsAt: null,
    discount: null,
    reason,
    revertsNo: null,
  });
}
