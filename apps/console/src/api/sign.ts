import { headers, nonceLength } from '@voltfront/contract/headers';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const secret = String(process.env.API_SECRET);

/** A random text of A-Z, a-z and 0-9. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The three headers that sign a call. */
export async function signedHeaders(now: number): Promise<Record<string, string>> {
  const nonce = randomText(nonceLength);
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(`${nonce}${now}${secret}`));
  const sign = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { [headers.nonce]: nonce, [headers.timestamp]: String(now), [headers.sign]: sign };
}
