import { fitsPattern } from '../form/form-pattern';

/** The numbers that a partner gives out, and what is said about another one. */
export interface PartnerNumberRule {
  /** A simple pattern, as of a form's text. */
  pattern: string;
  wrong: string;
}

/** What is wrong with the number that an address brought; null where it fits, or where nothing is asked of it. */
export function partnerNumberFault(rule: PartnerNumberRule | undefined, number: string | undefined): string | null {
  return !rule || number === undefined || fitsPattern(number, rule.pattern) ? null : rule.wrong;
}
