import type { FormOfferData } from '@voltfront/contract';
import type { FormAnswers, FormField } from '@voltfront/rules/form/form-types';
import { createContext } from 'react';

/** Something that can be chosen; `startsAt`, `endsAt` and `left` of slots. */
export type FormOffer = Pick<FormOfferData, 'key' | 'text'> & Partial<FormOfferData>;

/** What a page may say beside the form itself. */
export interface FormSurroundings {
  /**
   * Hook that gives what a field offers: undefined while that is unknown, or not to be known yet; null for a field that the
   * page does not know. Those, and all without it, are asked from the server by the form's id.
   */
  useOffers?: (field: FormField, answers: FormAnswers) => readonly FormOffer[] | undefined | null;
  /** Options that cannot be chosen now. */
  isOff?: (id: string, option: string) => boolean;
  /** Hint about a valid answer, shown where an error would be. */
  notices?: Readonly<Record<string, string | undefined>>;
  /** What the code of the form proves; default: the phone of an entry. `login`: the page logs in with it. */
  codeScene?: 'form' | 'login';
}

export const FormSurroundingsContext = createContext<FormSurroundings>({});
