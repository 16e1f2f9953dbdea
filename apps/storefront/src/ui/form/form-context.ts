import { createContext } from 'react';

/** Part of the form that its fields may use. */
export interface FormSurroundings {
  /** Tries to submit. */
  submit: () => void;
}

/** Null outside forms. */
export const FormContext = createContext<FormSurroundings | null>(null);
