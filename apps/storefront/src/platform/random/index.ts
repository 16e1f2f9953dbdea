const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The largest multiple of the alphabet's size that a byte can hold: bytes above it would favour some characters. */
const LIMIT = 256 - (256 % ALPHABET.length);

function randomByte(): number {
  const source = globalThis.crypto;
  if (!source?.getRandomValues) return Math.floor(Math.random() * 256);
  return source.getRandomValues(new Uint8Array(1))[0] ?? 0;
}

/** Random characters of A-Z, a-z and 0-9. Some mini-program engines lack a strong source; use it for no secret. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < LIMIT) text += ALPHABET[byte % ALPHABET.length];
  }
  return text;
}
