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

/** Pages that show what became of an application, which a channel can name. */
export const DRIVE_RESULT_PAGES = [
  '/pagesActivity/testDrive/result',
  '/pagesActivity/testDrive/marketResult',
  '/pagesActivity/testDrive/marketTwoResult',
  '/pagesActivity/testDrive/lcbResult',
  '/pagesActivity/testDrive/lcb009Result',
  '/pagesActivity/testDrive/lcbBrowserResult',
  '/pagesBannerActivity/driveActivity/result',
] as const;

/** Where the gift of an application stands. */
export const DRIVE_GIFT_STATES = ['reserved', 'given', 'gone', 'refused'] as const;
export type DriveGiftState = (typeof DRIVE_GIFT_STATES)[number];
