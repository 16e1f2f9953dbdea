import type { PhoneAnswer, PhoneEvent } from './types';

/** Reads what the phone-number button of WeChat and its likes reports. */
export function readAnswer({ detail }: PhoneEvent): PhoneAnswer {
  const { code, encryptedData, iv } = detail ?? {};
  if (!encryptedData) return { kind: 'refused' };
  if (!code) return { kind: 'outdated' };
  return { kind: 'given', proof: { code, encryptedData, ...(iv ? { iv } : {}) } };
}
