import { randomInt } from 'node:crypto';
import { SHORT_LINK_LENGTH } from '@voltfront/rules/short-link';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A new random token from a secure source: 59 bits, so that it can neither be guessed nor collide.
 */
export const newLinkToken = (): string =>
  Array.from({ length: SHORT_LINK_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
