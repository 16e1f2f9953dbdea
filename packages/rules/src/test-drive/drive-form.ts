import type { FormDefinition } from '../form/form-types';

/**
 * The form of a channel for somebody who is logged in: their phone is known and proven, so it is not asked. Both forms are
 * kept under ids of their own; this one ends in `-own`.
 */
export function ownDriveForm(form: FormDefinition): FormDefinition {
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ kind }) => kind !== 'phone' && kind !== 'code'),
  }));
  return { ...form, id: `${form.id}-own`, groups: groups.filter(({ fields }) => fields.length > 0) };
}

/** The place of a store's cars of a model, whose slots are booked. Example: `sh-jingan_YL01`. */
export const drivePlaceOf = (storeId: string, modelId: string): string => `${storeId}_${modelId}`;
