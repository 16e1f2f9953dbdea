import { useQuery } from '@tanstack/react-query';
import { parentsOf } from '@voltfront/rules/form/form-fields';
import type { FormField } from '@voltfront/rules/form/form-types';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useContext } from 'react';
import { apiQuery } from '@/api';
import { type FormOffer, FormSurroundingsContext } from './form-surroundings';
import type { DataForm } from './use-data-form';

/** Offers of slots change while others book. */
const freshMs = (field: FormField) => (field.kind === 'slot' ? 0 : MINUTE_MS);

function useServerOffers({ definition, answers }: DataForm, field: FormField, isWanted: boolean) {
  const parents = parentsOf(field);
  const within = Object.fromEntries(
    parents.flatMap((id) => (answers[id] === undefined ? [] : [[id, String(answers[id])] as const])),
  );
  const isKnown = parents.length === 0 || Object.keys(within).length > 0;
  const { data } = useQuery({
    ...apiQuery('POST /api/mpmkt/v1/form/offers', { formId: definition.id, fieldId: field.id, within }),
    enabled: isWanted && isKnown,
    staleTime: freshMs(field),
  });
  return data;
}

const noOffers = () => null;

/** What can be chosen in a field now; undefined while that is not known. */
export function useFieldOffers(form: DataForm, field: FormField): readonly FormOffer[] | undefined {
  const { useOffers } = useContext(FormSurroundingsContext);
  const useOwn = useOffers ?? noOffers;
  const own = useOwn(field, form.answers);
  const asked = useServerOffers(form, field, own === null);
  return own === null ? asked : own;
}
