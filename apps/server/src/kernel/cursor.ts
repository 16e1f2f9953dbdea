import { createHmac, timingSafeEqual } from 'node:crypto';

/** Place in a list sorted by a number and an id: the last row of a page. */
export interface Place {
  /** What the list is sorted by, such as a moment in epoch milliseconds; 0 in a list sorted by its ids alone. */
  key: number;
  id: string;
}

/** Bytes of the proof: too many to be found by trying. */
const PROOF_BYTES = 16;

/** Proves that a place was given out under `secret` and for `use`: one list, asked in one way, perhaps by one person. */
const proofOf = (secret: string, use: string, place: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['cursor', use, place]))
    .digest()
    .subarray(0, PROOF_BYTES);

/** Writes a place as a text that only this server can make. */
export function sealPlace(secret: string, use: string, { key, id }: Place): string {
  const place = `${key}.${id}`;
  return Buffer.concat([proofOf(secret, use, place), Buffer.from(place)]).toString('base64url');
}

/** The place that was sealed for this use; undefined for a text that was made up, changed, or given out for another use. */
export function openPlace(secret: string, use: string, cursor: string): Place | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  const [proof, place] = [bytes.subarray(0, PROOF_BYTES), bytes.subarray(PROOF_BYTES).toString()];
  if (proof.length < PROOF_BYTES || !timingSafeEqual(proof, proofOf(secret, use, place))) return undefined;
  const dot = place.indexOf('.');
  return { key: Number(place.slice(0, dot)), id: place.slice(dot + 1) };
}
