import type { FieldKind, FormField } from '@voltfront/rules/form/form-types';
import { useContext } from 'react';
import { FormSurroundingsContext } from './form-surroundings';
import type { DataForm } from './use-data-form';

/** The field of a kind; several kinds may share one. */
type OfKind<F, K extends FieldKind> = F extends { kind: infer Own } ? (K extends Own ? F : never) : never;

export interface LineProps<K extends FieldKind> {
  form: DataForm;
  field: OfKind<FormField, K>;
  /** No hairline under it. */
  bare: boolean;
}

/** Props shared by all form lines: label, error and position. */
export function useLine({ form, field, bare }: { form: DataForm; field: FormField; bare: boolean }) {
  const { notices } = useContext(FormSurroundingsContext);
  const { id, error, onBlur, value } = form.state.field(field.id);
  return {
    value,
    onBlur,
    onChange: (next: unknown) => form.answer(field.id, next),
    words: {
      id,
      bare,
      label: field.label,
      hint: field.hint,
      error: error ?? notices?.[field.id],
    },
    placeholder: field.placeholder,
  };
}

/** What is in a field that is typed into. */
export const typed = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
