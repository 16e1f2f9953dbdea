import type { PhoneAnswer, PhoneEvent } from './types';

/** Reads what WeChat's button reports: the encrypted data says that the customer agreed, the code is for the server. */
export function readCode({ detail }: PhoneEvent): PhoneAnswer {
  if (!detail?.encryptedData) return { kind: 'refused' };
  return detail.code ? { kind: 'given', proof: { code: detail.code } } : { kind: 'outdated' };
}

/** Reads what the buttons of Douyin and Baidu report: data that only the server can decrypt. */
export function readEncrypted({ detail }: PhoneEvent): PhoneAnswer {
  const { encryptedData, iv } = detail ?? {};
  if (!encryptedData) return { kind: 'refused' };
  return iv ? { kind: 'given', proof: { encryptedData, iv } } : { kind: 'outdated' };
}

/** Reads Alipay's answer: a text that holds the encrypted number and its signature. */
export function readSigned(response: string | undefined): PhoneAnswer {
  if (!response) return { kind: 'refused' };
  const { response: encryptedData, sign } = parse(response);
  if (!encryptedData) return { kind: 'refused' };
  return { kind: 'given', proof: { encryptedData, ...(sign ? { sign } : {}) } };
}

function parse(text: string): { response?: string; sign?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
