import { useState } from 'react';
import { type BuyerErrors, type BuyerFieldName, type BuyerForm, EMPTY_BUYER, shownErrors } from './buyer-form';

/** A buyer's form under way. */
export interface BuyerFormState {
  form: BuyerForm;
  errors: BuyerErrors;
  set: (changes: Partial<BuyerForm>) => void;
  leave: (field: BuyerFieldName) => void;
  /** From here on every error shows. */
  showAll: () => void;
}

/** Keeps what is typed about a buyer and which errors to show. */
export function useBuyerForm(initial: Partial<BuyerForm> = {}): BuyerFormState {
  const [form, setForm] = useState<BuyerForm>({ ...EMPTY_BUYER, ...initial });
  const [left, setLeft] = useState<ReadonlySet<BuyerFieldName>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  return {
    form,
    errors: shownErrors(form, left, isSubmitted),
    set: (changes) => setForm((before) => ({ ...before, ...changes })),
    leave: (field) => setLeft((before) => new Set([...before, field])),
    showAll: () => setSubmitted(true),
  };
}
