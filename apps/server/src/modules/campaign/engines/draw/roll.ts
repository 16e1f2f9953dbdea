import { createHash, createHmac } from 'node:crypto';
import { ODDS_WHOLE } from '@voltfront/rules/campaign/odds';

/** Bytes of the digest that become the roll: so many that each roll is as likely as any other. */
const ROLL_BYTES = 6;

/** What decides a draw. */
export interface DrawKey {
  /** Of the campaign, in hexadecimal. */
  seed: string;
  slug: string;
  accountId: string;
  /** Number of the person's draw, from 1. */
  n: number;
}

/**
 * The roll of a draw, 0 to 9,999: the first 6 bytes of HMAC-SHA256 of `{slug}:{person}:{n}` under the seed, modulo 10,000.
 * Known before the draw to nobody but the server, and to be checked by anybody who has the seed.
 */
export const rollOf = ({ seed, slug, accountId, n }: DrawKey): number => rollOfName(seed, `${slug}:${accountId}:${n}`);

/** The roll of what has a name, made as that of a draw. */
export const rollOfName = (seed: string, name: string): number =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(name).digest().readUIntBE(0, ROLL_BYTES) % ODDS_WHOLE;

/** SHA-256 of a seed, in hexadecimal: shows it without telling it. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
