import type { SmsMessage, SmsNotice, SmsProvider } from './types';

/** Most phone numbers whose last code is kept. */
const KEEP = 1000;

/**
 * Simulator that sends nothing: codes are printed and can be read back. Never used with real
 * customers.
 */
export function createEmbeddedSms(print: (line: string) => void): Required<SmsProvider> {
  const codes = new Map<string, string>();
  return {
    async send({ mobile, code, scene }: SmsMessage) {
      codes.delete(mobile);
      codes.set(mobile, code);
      const [oldest] = codes.keys();
      if (codes.size > KEEP && oldest) codes.delete(oldest);
      print(`SMS to ${mobile} (${scene}): ${code}`);
    },
    async notify({ mobile, scene, link }: SmsNotice) {
      print(`SMS to ${mobile} (${scene})${link === undefined ? '' : `: ${link}`}`);
    },
    lastCode: (mobile) => codes.get(mobile) ?? null,
  };
}
