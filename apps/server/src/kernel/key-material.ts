import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

type KeyKind = 'private' | 'public';

const LABELS = { private: ['PRIVATE KEY', 'RSA PRIVATE KEY'], public: ['PUBLIC KEY', 'RSA PUBLIC KEY'] } as const;
const BARE_BASE64 = /^[A-Za-z0-9+/=\s]+$/;

const wrap = (label: string, base64: string) =>
  `-----BEGIN ${label}-----\n${base64.replace(/\s+/g, '').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----`;

/**
 * The PEM of a key: the setting's value itself (`\n` may replace line breaks), or the content of
 * the file that it names.
 */
function textOf(given: string): string {
  if (given.includes('-----BEGIN')) return given.replaceAll('\\n', '\n');
  return BARE_BASE64.test(given) && given.length > 200 ? given : readFileSync(given, 'utf8');
}

function parse(pem: string, kind: KeyKind): KeyObject | null {
  try {
    return kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    return null;
  }
}

/**
 * Reads an RSA key given as PEM, as bare base64, as a certificate (public ones), or as the path of such a file.
 * @returns PKCS8 or SPKI in PEM; null when it is not an RSA key of that kind or the file cannot be read
 */
export function readRsaKey(given: string, kind: KeyKind): string | null {
  let text: string;
  try {
    text = textOf(given.trim()).trim();
  } catch {
    return null;
  }
  if (kind === 'public' && text.includes('PRIVATE KEY')) return null;
  const candidates = text.includes('-----BEGIN') ? [text] : LABELS[kind].map((label) => wrap(label, text));
  for (const candidate of candidates) {
    const key = parse(candidate, kind);
    if (key?.asymmetricKeyType === 'rsa')
      return key.export({ type: kind === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
  }
  return null;
}

/** A setting that holds an RSA key or the path of its file; validated at startup. */
export const rsaKey = (kind: KeyKind) =>
  z.string().transform((given, issues) => {
    const key = readRsaKey(given, kind);
    if (key !== null) return key;
    issues.addIssue({ code: 'custom', message: `must be an RSA ${kind} key in PEM, or the path of a file with one` });
    return z.NEVER;
  });

/**
 * A setting that holds several public keys by serial number or id: `serial=key or path`,
 * comma-separated.
 */
export const rsaKeysBySerial = () =>
  z.string().transform((given, issues) => {
    const keys: Record<string, string> = {};
    for (const item of given.split(',')) {
      const at = item.indexOf('=');
      const serial = item.slice(0, Math.max(0, at)).trim();
      const key = serial ? readRsaKey(item.slice(at + 1), 'public') : null;
      if (key === null) {
        const message = `must be serial=key with commas between, each key in PEM or the path of a file; wrong at ${serial || 'an item without a serial'}`;
        issues.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
      keys[serial] = key;
    }
    return keys;
  });
