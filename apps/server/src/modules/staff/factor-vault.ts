import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { InternalError } from '../../kernel/errors';
import { fromBase32, toBase32 } from './totp';

const SECRET_BYTES = 20;
const CODE_BYTES = 8;
/** Letters of a recovery code: 50 bits. */
const CODE_LETTERS = 10;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'voltfront', 'staff-factors', 32));

/** A new secret for an authenticator app, as base32. */
export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** Encrypts a secret for one account: a row that is copied to another one does not open. */
export function sealSecret(dataSecret: string, accountId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(dataSecret), iv).setAAD(Buffer.from(accountId));
  const body = Buffer.concat([cipher.update(fromBase32(secret)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The bytes of a sealed secret. @throws InternalError when it was sealed otherwise or altered */
export function openSecret(dataSecret: string, accountId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(dataSecret), bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new InternalError('the second factor of a member of staff cannot be opened');
  }
}

/** A new recovery code: `ABCDE-FGH23`. */
export function newRecoveryCode(): string {
  const letters = toBase32(randomBytes(CODE_BYTES)).slice(0, CODE_LETTERS);
  return `${letters.slice(0, CODE_LETTERS / 2)}-${letters.slice(CODE_LETTERS / 2)}`;
}

/** Keyed hash of a recovery code of an account, however it was typed. */
export function hashRecoveryCode(dataSecret: string, accountId: string, code: string): string {
  const plain = code.replace('-', '').toUpperCase();
  return createHmac('sha256', dataSecret).update(`recovery:${accountId}:${plain}`).digest('base64url');
}
