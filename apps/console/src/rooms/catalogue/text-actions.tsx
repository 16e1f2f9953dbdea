import type { BodyInputOf } from '@voltfront/contract';
import { TEXT_FIELDS } from '@voltfront/rules/catalogue/texts';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { TextsForm, type Told, textsOf } from './text-fields';

const CHANGE = 'POST /api/mporder/v1/staff/catalogue/texts/change';

const WIDTH = 720;

/** What is sent: the texts that really change; all of them where none does, so that the server says it. */
function itemsOf(told: Told, fields: Record<string, unknown>): BodyInputOf<typeof CHANGE>['items'] {
  const { kind, id, places } = told;
  const ids = Array.isArray(fields.ids) ? fields.ids : [id];
  const items = places
    .filter((place) => ids.includes(place.id))
    .flatMap((place) =>
      TEXT_FIELDS[kind].map((field) => ({
        id: place.id,
        field,
        before: place.texts[field] ?? '',
        after: String(fields[field] ?? '').trim(),
      })),
    );
  const some = items.filter(({ before, after }) => before !== after);
  return some.length > 0 ? some : items;
}

/** Changes of names and short texts, with a preview before they are sent. */
export function useTextActions(): Action<Told>[] {
  const { t } = useTexts();
  return [
    {
      key: 'texts',
      label: t('changeTexts'),
      hint: t('changeTextsHint'),
      needs: 'catalogue.change',
      width: WIDTH,
      initial: (told) => ({ ...textsOf(told), ids: [told.id] }),
      fields: (told) => <TextsForm told={told} />,
      run: (told, { fields, reason, idempotencyKey }) => {
        const { kind, productCode } = told;
        const body = { kind, ...(productCode ? { productCode } : {}), items: itemsOf(told, fields), reason };
        return call(CHANGE, { body, reason, idempotencyKey });
      },
    },
  ];
}
