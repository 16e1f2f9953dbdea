import { describe, expect, test } from 'vitest';
import { readCode, readEncrypted, readSigned } from './read-answer';

describe('what a phone-number button reports', () => {
  test('WeChat gives a code for the server', () => {
    const detail = { code: 'C1', encryptedData: 'E', iv: 'I', errMsg: 'getPhoneNumber:ok' };
    expect(readCode({ detail })).toEqual({ kind: 'given', proof: { code: 'C1' } });
  });

  test('without encrypted data the customer has refused, whatever else came', () => {
    expect(readCode({ detail: { errMsg: 'getPhoneNumber:fail user deny' } })).toEqual({ kind: 'refused' });
    expect(readCode({ detail: { code: 'C1' } })).toEqual({ kind: 'refused' });
    expect(readCode({})).toEqual({ kind: 'refused' });
    expect(readEncrypted({ detail: {} })).toEqual({ kind: 'refused' });
    expect(readSigned(undefined)).toEqual({ kind: 'refused' });
  });

  test('encrypted data without a code is from a version of WeChat that is too old', () => {
    expect(readCode({ detail: { encryptedData: 'E', iv: 'I' } })).toEqual({ kind: 'outdated' });
  });

  test('Douyin and Baidu give encrypted data with its vector', () => {
    const proof = { encryptedData: 'E', iv: 'I' };
    expect(readEncrypted({ detail: proof })).toEqual({ kind: 'given', proof });
    expect(readEncrypted({ detail: { encryptedData: 'E' } })).toEqual({ kind: 'outdated' });
  });

  test('Alipay gives a text with data and signature', () => {
    const answer = readSigned('{"response":"E","sign":"S"}');
    expect(answer).toEqual({ kind: 'given', proof: { encryptedData: 'E', sign: 'S' } });
    expect(readSigned('no json')).toEqual({ kind: 'refused' });
  });
});
