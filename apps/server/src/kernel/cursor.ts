import { createHmac, timingSafeEqual } from 'node:crypto';

/** Position in a list sorted by a number and an id: that of the last row of a page. */
export interface ListPosition {
  /**
   * Sort value of the row, such as a time in epoch milliseconds; 0 in a list sorted by id alone.
   */
  key: number;
  id: string;
}

/** Length of the signature in bytes; too long to guess. */
const PROOF_BYTES = 16;

/**
 * Signature of a position under `secret` and for `use`: one list with its filters, and for personal
 * lists one person.
 */
const proofOf = (secret: string, use: string, position: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['cursor', use, position]))
    .digest()
    .subarray(0, PROOF_BYTES);

/** Writes a position as a signed cursor, which only this server can create. */
export function sealCursor(secret: string, use: string, { key, id }: ListPosition): string {
  const position = `${key}.${id}`;
  return Buffer.concat([proofOf(secret, use, position), Buffer.from(position)]).toString('base64url');
}

/**
 * The position of a cursor that was signed for this use; undefined for one that is forged, altered
 * or signed for another use.
 */
export function openCursor(secret: string, use: string, cursor: string): ListPosition | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  const [proof, position] = [bytes.subarray(0, PROOF_BYTES), bytes.subarray(PROOF_BYTES).toString()];
  if (proof.length < PROOF_BYTES || !timingSafeEqual(proof, proofOf(secret, use, position))) return undefined;
  const dot = position.indexOf('.');
  return { key: Number(position.slice(0, dot)), id: position.slice(dot + 1) };
}
