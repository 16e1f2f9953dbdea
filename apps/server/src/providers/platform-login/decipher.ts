import { createDecipheriv } from 'node:crypto';
import { unreadablePhone } from './refusals';

const ALGORITHMS: Readonly<Record<number, string>> = { 16: 'aes-128-cbc', 24: 'aes-192-cbc', 32: 'aes-256-cbc' };

/**
 * Decrypts AES-CBC with PKCS#7; key and data in base64.
 * @throws BAD_INPUT when it was encrypted with another key
 */
export function decipher(data: string, key: string, iv: Buffer): Buffer {
  const secret = Buffer.from(key, 'base64');
  const algorithm = ALGORITHMS[secret.length];
  if (!algorithm || iv.length !== 16) throw unreadablePhone();
  try {
    const opened = createDecipheriv(algorithm, secret, iv);
    return Buffer.concat([opened.update(Buffer.from(data, 'base64')), opened.final()]);
  } catch {
    throw unreadablePhone();
  }
}

/** Parses a decrypted text as a JSON object. @throws BAD_INPUT */
export function readSealed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    throw unreadablePhone();
  }
  throw unreadablePhone();
}
