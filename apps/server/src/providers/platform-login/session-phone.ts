import { decipher, readSealed } from './decipher';
import { mainlandMobile, notAuthorized, unreadablePhone } from './refusals';
import type { PhoneProof, PlatformSession } from './types';

/** Decrypts a text with a session key. */
export type Opener = (data: string, sessionKey: string, iv: string) => string;

/** For platforms that encrypt plain JSON. */
const openPlain: Opener = (data, key, iv) => decipher(data, key, Buffer.from(iv, 'base64')).toString('utf8');

/**
 * The phone number of platforms that encrypt it with the session key: the stored one, or that of a
 * new code.
 * @param appId must equal the one in the data's watermark, if it has one
 */
export async function openSessionPhone(
  proof: PhoneProof,
  appId: string,
  sessionOf: (code: string) => Promise<PlatformSession>,
  open: Opener = openPlain,
): Promise<string> {
  const { encryptedData, iv, code } = proof;
  if (!encryptedData || !iv) throw notAuthorized();
  const sessionKey = proof.sessionKey ?? (code ? (await sessionOf(code)).sessionKey : null);
  if (!sessionKey) throw unreadablePhone();
  const fields = readSealed(open(encryptedData, sessionKey, iv));
  const watermark = fields.watermark as { appid?: unknown } | undefined;
  if (watermark && watermark.appid !== appId) throw unreadablePhone();
  return mainlandMobile(fields.purePhoneNumber ?? fields.phoneNumber ?? fields.mobile, fields.countryCode ?? '86');
}
