import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { InternalError } from '../../kernel/errors';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'voltfront', 'buyer-numbers', 32));
}

/** Encrypts a number for storage (AES-256-GCM under a key derived from the data secret). */
export function seal(secret: string, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/**
 * Decrypts what `seal` encrypted. @throws InternalError when it was encrypted with another secret
 * or altered
 */
export function unseal(secret: string, sealed: string): string {
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length <= IV_BYTES + TAG_BYTES)
    throw new InternalError('sealed number is misshapen');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new InternalError(
      `sealed number cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Masks the middle of a number: `110105********1002`, `138****5678`. */
export function mask(text: string, head: number, tail: number): string {
  const hidden = Math.max(0, text.length - head - tail);
  return `${text.slice(0, head)}${'*'.repeat(hidden)}${text.slice(text.length - tail)}`;
}
