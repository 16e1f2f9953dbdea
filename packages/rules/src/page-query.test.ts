import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScene, queryStorageKey, queryStorageOperations } from './page-query';

describe('parseScene', () => {
  test.each([
    ['share_code%3DA1%26modelId%3DYL01', { share_code: 'A1', modelId: 'YL01' }],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1=2&b&=3&', { a: '1=2', b: '' }],
    ['a=1&a=2', { a: '2' }],
    ['', {}],
    ['a=100%', { a: '100%' }],
  ])('%j is %j', (scene, fields) => {
    expect(parseScene(scene)).toEqual(fields);
  });

  test('reads back any encoded fields', () => {
    const word = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,10}$/);
    fc.assert(
      fc.property(fc.dictionary(word, fc.stringMatching(/^[a-z0-9一-龥]{0,10}$/)), (fields) => {
        const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
        expect(parseScene(encodeURIComponent(text.join('&')))).toEqual({ ...fields });
      }),
    );
  });
});

test.each([
  ['share_code', 'SHARE_CODE'],
  ['modelId', 'QUERY_MODEL_ID'],
  ['inviter-code', 'QUERY_INVITER_CODE'],
  ['channel_2', 'QUERY_CHANNEL_2'],
  ['id', 'QUERY_ID'],
])('%s is kept under %s', (name, key) => {
  expect(queryStorageKey(name)).toBe(key);
});

describe('queryStorageOperations', () => {
  test('save the share code and every other value', () => {
    expect(queryStorageOperations({ share_code: 'A1', modelId: 'YL01', page: 0 })).toEqual([
      { op: 'set', key: 'SHARE_CODE', value: 'A1' },
      { op: 'set', key: 'QUERY_MODEL_ID', value: 'YL01' },
      { op: 'set', key: 'QUERY_PAGE', value: '0' },
    ]);
  });

  test.each([null, undefined, Number.NaN, '', 'null', 'undefined', 'NaN'])('remove the key for %j', (value) => {
    expect(queryStorageOperations({ share_code: value, modelId: value })).toEqual([
      { op: 'remove', key: 'SHARE_CODE' },
      { op: 'remove', key: 'QUERY_MODEL_ID' },
    ]);
  });

  test('read the fields of a scene, an open field winning', () => {
    expect(queryStorageOperations({ scene: 'share_code%3DA1%26id%3D7', id: '8' })).toEqual([
      { op: 'set', key: 'SHARE_CODE', value: 'A1' },
      { op: 'set', key: 'QUERY_ID', value: '8' },
    ]);
  });
});
