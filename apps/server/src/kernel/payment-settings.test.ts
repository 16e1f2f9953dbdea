import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateOf } from '../providers/payment/simulator/simulator-certificate';
import { loadConfig } from './config';
import { readRsaKey } from './key-material';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-keys-'));
  file = join(folder, 'key.pem');
  writeFileSync(file, pkcs1);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a private key', () => {
  it('is read from text, from one line of text, from bare base64 and from a file, in both spellings', () => {
    const given = [pkcs8, pkcs1, pkcs8.replaceAll('\n', '\\n'), bare(pkcs8), bare(pkcs1), file];
    expect(given.map((text) => readRsaKey(text, 'private'))).toEqual(given.map(() => pkcs8));
  });

  it('is refused when it is none: text, a public key, a curve, a file that is not there', () => {
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const wrong = ['secret', spki, curve.export({ type: 'pkcs8', format: 'pem' }).toString(), join(folder, 'none.pem')];
    expect(wrong.map((text) => readRsaKey(text, 'private'))).toEqual(wrong.map(() => null));
  });
});

describe('a public key', () => {
  it('is read from text, bare base64 and a certificate', () => {
    const certificate = certificateOf({ privateKey: pkcs8, publicKey: spki }, '5157F09EFDC096DE');
    expect([spki, bare(spki), certificate].map((text) => readRsaKey(text, 'public'))).toEqual([spki, spki, spki]);
  });

  it('is never taken from a private one, which does not belong there', () => {
    expect([readRsaKey(pkcs8, 'public'), readRsaKey(file, 'public')]).toEqual([null, null]);
  });
});

const wechat = () => ({
  PUBLIC_URL: 'https://shop.example',
  WECHAT_PAY_MERCHANT_ID: '1900000109',
  WECHAT_PAY_CERT_SERIAL: '5157F09E',
  WECHAT_PAY_PRIVATE_KEY: file,
  WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
  WECHAT_PAY_PLATFORM_KEYS: `PUB_KEY_ID_01=${spki},OLD=${bare(spki)}`,
  WECHAT_PAY_APP_IDS: 'mini:wx1,app:wx3',
});
const alipay = () => ({
  PUBLIC_URL: 'https://shop.example',
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: bare(pkcs1),
  ALIPAY_PUBLIC_KEY: bare(spki),
});

describe('the settings of a payment service', () => {
  it('are read together', () => {
    expect(loadConfig({ ...wechat(), ...alipay() })).toMatchObject({
      wechatPayPrivateKey: pkcs8,
      wechatPayPlatformKeys: { PUB_KEY_ID_01: spki, OLD: spki },
      wechatPayAppIds: { mini: 'wx1', app: 'wx3' },
      alipayPrivateKey: pkcs8,
      alipayPublicKey: spki,
      wechatPayApiUrl: 'https://api.mch.weixin.qq.com',
    });
  });

  it.each(Object.keys(wechat()).filter((name) => name.startsWith('WECHAT') || name === 'PUBLIC_URL'))(
    'are not complete without %s',
    (name) => {
      expect(() => loadConfig({ ...wechat(), [name]: '' })).toThrow(`WeChat Pay: set ${name}`);
    },
  );

  it.each(Object.keys(alipay()))('of Alipay are not complete without %s', (name) => {
    expect(() => loadConfig({ ...alipay(), [name]: '' })).toThrow(`Alipay: set ${name}`);
  });

  it.each([
    ['WECHAT_PAY_API_V3_KEY', 'short'],
    ['WECHAT_PAY_PLATFORM_KEYS', 'no serial'],
    ['WECHAT_PAY_PLATFORM_KEYS', 'SERIAL=nothing'],
    ['WECHAT_PAY_APP_IDS', 'web:wx1'],
    ['WECHAT_PAY_PRIVATE_KEY', 'nothing'],
  ])('are refused when %s is "%s", and the value is not repeated', (name, value) => {
    expect(() => loadConfig({ ...wechat(), [name]: value })).toThrow(name);
    expect(() => loadConfig({ ...wechat(), [name]: value })).not.toThrow(new RegExp(`: .*${value}$`, 'm'));
  });
});

it('a key that signs fits the key that checks', () => {
  const read = readRsaKey(file, 'private') ?? '';
  expect(createPublicKey(read).export({ type: 'spki', format: 'pem' })).toBe(spki);
});
