import { createContext } from 'react';

/** What fields may use of the form around them. */
export interface FormSurroundings {
  /** Tries to submit. */
  submit: () => void;
}

/** Null outside forms. */
export const FormContext = createContext<FormSurroundings | null>(null);
