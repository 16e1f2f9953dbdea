import { randomInt } from 'node:crypto';
import { SHORT_LINK_LENGTH } from '@voltfront/rules/short-link';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new token from the system's secure source: 59 bits, so that nobody guesses one and no two are alike. */
export const newLinkToken = (): string =>
  Array.from({ length: SHORT_LINK_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
