import { createPublicKey, createSign } from 'node:crypto';

/** One DER element: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const UTC_TIME = 0x17;
const BIT_STRING = 0x03;
/** sha256WithRSAEncryption, with its empty parameters. */
const ALGORITHM = der(SEQUENCE, Buffer.from('06092a864886f70d01010b0500', 'hex'));
const NOBODY = der(SEQUENCE);
const VALIDITY = der(
  SEQUENCE,
  der(UTC_TIME, Buffer.from('250101000000Z')),
  der(UTC_TIME, Buffer.from('491231235959Z')),
);

/** A self-signed certificate for a key, in PEM: enough for a reader that only extracts the key. */
export function certificateOf(keys: { privateKey: string; publicKey: string }, serial: string): string {
  const version = der(0xa0, der(INTEGER, Buffer.from([2])));
  const spki = createPublicKey(keys.publicKey).export({ type: 'spki', format: 'der' });
  const number = der(INTEGER, Buffer.from(serial, 'hex'));
  const body = der(SEQUENCE, version, number, ALGORITHM, NOBODY, VALIDITY, NOBODY, spki);
  const signature = createSign('RSA-SHA256').update(body).sign(keys.privateKey);
  const whole = der(SEQUENCE, body, ALGORITHM, der(BIT_STRING, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/(.{64})/g, '$1\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
